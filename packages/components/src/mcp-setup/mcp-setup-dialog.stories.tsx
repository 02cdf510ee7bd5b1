import { anAgentToken, anAppConfig, aRecorderToken } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { McpSetupDialog } from './mcp-setup-dialog.js';

const meta = {
  title: 'Discuss/McpSetupDialog',
  component: McpSetupDialog,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    // Shown in an iframe on documentation pages, because it covers its page.
    docs: { story: { inline: false, iframeHeight: 900 } },
    flowlens: { agentTokens: [anAgentToken({ agent_type: 'CURSOR', last_used_at: '2026-03-01T09:15:00.000Z' })] },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof McpSetupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const generate = () => screen.findByRole('button', { name: 'Generate and apply new token' });

export const Open: Story = {
  play: async () => {
    await expect(await generate()).toBeVisible();
  },
};

export const Generated: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ userEvent }) => {
    await userEvent.click(await generate());
    await expect(await screen.findByRole('button', { name: 'Token Generated' })).toBeVisible();
  },
};

export const Cursor: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Cursor' }));
    await expect(await screen.findByText(/^A new token replaces the old one/)).toBeVisible();
    await userEvent.click(await generate());
    await expect(await screen.findByRole('link', { name: 'Add to Cursor' })).toBeVisible();
  },
};

export const Copilot: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'VS Code Copilot' }));
    await expect(await screen.findByRole('group', { name: '.vscode/mcp.json' })).toBeVisible();
  },
};

export const Generating: Story = {
  parameters: { msw: { handlers: [http.post('*/auth/token', () => delay('infinite'))] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await generate());
    await expect(await screen.findByRole('button', { name: 'Generating...' })).toBeVisible();
  },
};

export const WithRecorders: Story = {
  parameters: {
    flowlens: {
      config: anAppConfig({ mcp_url: null }),
      agentTokens: [anAgentToken()],
      recorderTokens: [aRecorderToken(), aRecorderToken({ id: 'r2', device: null, last_used_at: null })],
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Revoke the token of FlowLens Recorder on Chrome on Linux' }),
    ).toBeVisible();
  },
};

export const NoEndpoint: Story = { parameters: { flowlens: { config: anAppConfig({ mcp_url: null }) } } };

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/config', () => HttpResponse.json({}, { status: 500 }))] } },
};
