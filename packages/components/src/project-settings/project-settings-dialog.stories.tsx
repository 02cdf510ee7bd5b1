import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProject, PROJECT_ID } from '@flowlens/testing';
import { expect, fn, screen } from 'storybook/test';
import { ProjectSettingsDialog } from './project-settings-dialog.js';

const meta = {
  title: 'Projects/ProjectSettingsDialog',
  component: ProjectSettingsDialog,
  args: { projectId: PROJECT_ID, open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
} satisfies Meta<typeof ProjectSettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { look: { width: 1440 } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Web shop' })).toBeVisible();
    await expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OwnDefaultProject: Story = {
  parameters: { flowlens: { projects: [aProject({ is_default: true, name: 'Ann Archer' })] } },
};

const LONG_NAME = 'Everything that the checkout team of the web shop records, compares and keeps for later';

/** Shows two lines, and all of it on hover. */
export const LongName: Story = {
  parameters: { flowlens: { projects: [aProject({ name: LONG_NAME })] } },
};

/** On a phone, name and badges are stacked. */
export const LongNameInASmallWindow: Story = {
  ...LongName,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: LONG_NAME });
    await expect(heading).toHaveAttribute('title', LONG_NAME);
    await expect(heading.offsetHeight).toBeLessThanOrEqual(2 * parseFloat(getComputedStyle(heading).lineHeight) + 1);
    const badge = await screen.findByRole('button', { name: /Owner/ });
    await expect(badge.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom);
  },
};
