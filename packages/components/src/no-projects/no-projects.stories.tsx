import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoProjects } from './no-projects.js';

const meta = {
  title: 'Projects/NoProjects',
  component: NoProjects,
  args: { onProjectCreated: fn() },
  parameters: { flowlens: { projects: [] } },
} satisfies Meta<typeof NoProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet. Create your first one!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create New Project' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
