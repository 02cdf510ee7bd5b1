import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProject } from '@flowlens/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { CreateProjectDialog } from './create-project-dialog.js';

const meta = {
  title: 'Projects/CreateProjectDialog',
  component: CreateProjectDialog,
  args: { open: true, onOpenChange: fn(), onProjectCreated: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
} satisfies Meta<typeof CreateProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: 'Project Name *' });

export const Open: Story = {
  play: async () => {
    await expect(await nameField()).toBeEnabled();
  },
};

export const NameMissing: Story = {
  parameters: { look: { width: 800, detects: '.fl-dialog { translate: 4px }' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Project' }));
    await expect(await nameField()).toHaveAccessibleDescription('Project name is required');
  },
};

export const AtTheLimit: Story = {
  parameters: { flowlens: { projects: ['a', 'b', 'c'].map((id) => aProject({ id })) } },
  play: async () => {
    await screen.findByText('You are already a member of 3 non open source projects. Cannot create a new project.');
    await expect(await nameField()).toBeDisabled();
  },
};

export const Creating: Story = {
  parameters: { msw: { handlers: [http.post('*/systems', () => delay('infinite'))] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Web shop{Enter}');
    await expect(screen.getByRole('button', { name: 'Create Project' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [http.post('*/systems', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Web shop{Enter}');
    await expect(await nameField()).toHaveValue('Web shop');
  },
};
