import { aProject, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ProjectSettingsButton } from './project-settings-button.js';

const meta = {
  title: 'Projects/ProjectSettingsButton',
  component: ProjectSettingsButton,
  args: { projectId: PROJECT_ID },
  parameters: { flowlens: { projects: [aProject()] } },
} satisfies Meta<typeof ProjectSettingsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Project Settings' })).toBeVisible();
  },
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project Settings' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
