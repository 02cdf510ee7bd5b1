import { anAgentToken, anAppConfig, aRecorderToken } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SetupWizardDialog } from './setup-wizard-dialog.js';

const meta = {
  title: 'Record/SetupWizardDialog',
  component: SetupWizardDialog,
  args: { open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof SetupWizardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const handsOutExtension = anAppConfig({
  extension_store_url: null,
  recorder: {
    ...anAppConfig().recorder,
    download: { url: 'https://api.flowlens.test/extension.zip', version: '1.0.0' },
  },
});

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Create Flow' })).toBeVisible();
  },
};

export const WithoutExtension: Story = {
  parameters: { flowlens: { config: anAppConfig({ extension_store_url: null }) } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Read the guide' })).toBeVisible();
  },
};

/** The server hands the extension out, and no recorder is connected yet. */
export const ExtensionFromServer: Story = {
  parameters: { flowlens: { config: handsOutExtension, recorderTokens: [] } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Download' })).toBeVisible();
    await expect(screen.getAllByRole('status')[0]).toHaveTextContent('connect it to https://api.flowlens.test');
  },
};

export const ExtensionFromServerDark: Story = { ...ExtensionFromServer, globals: { theme: 'dark' } };

export const ExtensionConnected: Story = {
  parameters: { flowlens: { config: handsOutExtension, recorderTokens: [aRecorderToken()] } },
  play: async () => {
    await expect(await screen.findByText('Connected: Chrome on Linux')).toBeVisible();
  },
};

/** A new user has done nothing yet. */
export const NothingDone: Story = {
  parameters: { flowlens: { flows: [], agentTokens: [], recorderTokens: [] } },
  play: async () => {
    await expect(await screen.findByText('Waiting for your first flow...')).toBeVisible();
  },
};

export const AllDone: Story = {
  parameters: {
    flowlens: {
      agentTokens: [anAgentToken({ last_used_at: '2026-03-02T09:14:18.000Z' })],
      recorderTokens: [aRecorderToken()],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('heading', { name: /^Done:/ })).toHaveLength(3));
  },
};

export const AllDoneDark: Story = { ...AllDone, globals: { theme: 'dark' } };

export const WithoutExtensionDark: Story = { ...WithoutExtension, globals: { theme: 'dark' } };

export const CursorChosen: Story = {
  args: { defaultTool: 'CURSOR' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Coding assistant' })).toHaveTextContent('Cursor');
  },
};
