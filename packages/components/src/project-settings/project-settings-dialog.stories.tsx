import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProject, PROJECT_ID } from '@flowlens/testing';
import { expect, fn, screen } from 'storybook/test';
import { ProjectSettingsDialog } from './project-settings-dialog.js';

const meta = {
  title: 'Product/ProjectSettingsDialog',
  component: ProjectSettingsDialog,
  args: { projectId: PROJECT_ID, open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
  // What covers the page gets one of its own in the docs.
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
} satisfies Meta<typeof ProjectSettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Web shop' })).toBeVisible();
    await expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OwnDefaultProject: Story = {
  parameters: { flowlens: { projects: [aProject({ is_default: true, name: 'Ann Archer' })] } },
};

export const LongName: Story = {
  parameters: {
    flowlens: {
      projects: [
        aProject({ name: 'Everything that the checkout team of the web shop records, compares and keeps for later' }),
      ],
    },
  },
};
