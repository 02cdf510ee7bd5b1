import { anAgentToken, anAppConfig, aRecorderToken } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { McpSetupDialog } from './mcp-setup-dialog.js';
import { findToast } from '../test-support/find-toast.js';

const URL = 'https://api.flowlens.test/mcp';
const GENERATE = 'Generate and apply new token';

async function openDialog(options?: Parameters<typeof renderFlowLens>[1]) {
  const rendered = renderFlowLens(
    <>
      <McpSetupDialog open onOpenChange={vi.fn()} />
      <FlowLensToaster />
    </>,
    options,
  );
  await screen.findByRole('tab', { name: 'Claude Code' });
  return rendered;
}

const code = (name: string) => screen.getByRole('group', { name }).textContent;

describe('<McpSetupDialog />', () => {
  it('creates a token, shows it once, copies it and inserts it into the instructions', async () => {
    const { user, db } = await openDialog();
    expect(code('command')).toContain('YOUR_TOKEN');

    await user.click(screen.getByRole('button', { name: GENERATE }));

    expect(await screen.findByText('Token generated and copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('fl_pat_claude_code');
    expect(screen.getByRole('button', { name: 'Token Generated' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status', { name: 'Token' })).toHaveTextContent('fl_pat_claude_code');
    expect(code('command')).toBe(
      `claude mcp add --transport http flowlens ${URL} --header "Authorization: Bearer fl_pat_claude_code"`,
    );
    expect(code('.mcp.json')).not.toContain('fl_pat_');
    expect(db.agentTokens).toMatchObject([{ agent_type: 'CLAUDE_CODE' }]);
    const row = (await screen.findByText('Never used')).closest('li');
    expect(row).toHaveTextContent('Never used · Expires');
  });

  it('lets its host control the selected tab', async () => {
    const onTabChange = vi.fn<(tab: string) => void>();
    const { user } = renderFlowLens(
      <McpSetupDialog open onOpenChange={vi.fn()} tab="CURSOR" onTabChange={onTabChange} />,
    );
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Cursor');

    await user.click(screen.getByRole('tab', { name: 'Claude Code' }));

    expect(onTabChange.mock.lastCall?.[0]).toBe('CLAUDE_CODE');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Cursor');
  });

  it('creates one token at a time and explains it on the other tabs', async () => {
    const made = Promise.withResolvers<undefined>();
    const { user } = await openDialog({ handlers: [http.post('*/auth/token', () => made.promise)] });
    await user.click(screen.getByRole('button', { name: GENERATE }));

    await user.click(screen.getByRole('tab', { name: 'Cursor' }));
    expect(screen.getByRole('button', { name: GENERATE })).toHaveAttribute('aria-disabled', 'true');
    made.resolve(undefined);

    await waitFor(() => expect(screen.getByRole('button', { name: GENERATE })).not.toHaveAttribute('aria-disabled'));
  });

  it.each([
    { tab: 'Cursor', own: '~/.cursor/mcp.json', shared: '.cursor/mcp.json', agentType: 'CURSOR', key: 'mcpServers' },
    {
      tab: 'VS Code Copilot',
      own: 'mcp.json',
      shared: '.vscode/mcp.json',
      agentType: 'GITHUB_COPILOT',
      key: 'servers',
    },
  ])('sets up $tab with a token of its own', async ({ tab, own, shared, agentType, key }) => {
    const { user, db } = await openDialog();
    await user.click(screen.getByRole('tab', { name: tab }));

    await user.click(screen.getByRole('button', { name: GENERATE }));
    await screen.findByRole('button', { name: 'Token Generated' });

    const token = `fl_pat_${agentType.toLowerCase()}`;
    expect(JSON.parse(code(own) ?? '')).toMatchObject({
      [key]: { flowlens: { url: URL, headers: { Authorization: `Bearer ${token}` } } },
    });
    expect(JSON.parse(code(shared) ?? '')).toMatchObject({
      [key]: { flowlens: { url: URL, headers: { Authorization: 'Bearer ${env:FLOWLENS_TOKEN}' } } },
    });
    expect(code(shared)).not.toContain(token);
    expect(db.agentTokens).toMatchObject([{ agent_type: agentType }]);
  });

  it('opens Cursor with the complete configuration', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('tab', { name: 'Cursor' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: GENERATE }));

    const link = new globalThis.URL(
      (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Add to Cursor' })).href,
    );
    expect(link.protocol).toBe('cursor:');
    expect(link.searchParams.get('name')).toBe('flowlens');
    expect(JSON.parse(atob(link.searchParams.get('config') ?? ''))).toEqual({
      url: URL,
      headers: { Authorization: 'Bearer fl_pat_cursor' },
    });
  });

  it('copies the token again and each code block', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: GENERATE }));
    await user.click(await screen.findByRole('button', { name: 'Copy command' }));
    expect(await navigator.clipboard.readText()).toBe(code('command'));

    await user.click(screen.getByRole('button', { name: 'Copy token' }));

    expect(await screen.findByText('Token copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('fl_pat_claude_code');
  });

  it('creates one token on two quick presses', async () => {
    const made = vi.fn();
    const { user } = await openDialog({ handlers: [http.post('*/auth/token', () => void made())] });

    await user.dblClick(screen.getByRole('button', { name: GENERATE }));

    await screen.findByRole('button', { name: 'Token Generated' });
    await user.click(screen.getByRole('button', { name: 'Token Generated' }));
    expect(made).toHaveBeenCalledOnce();
  });

  it('shows progress while it generates', async () => {
    const { user } = await openDialog({ handlers: [http.post('*/auth/token', () => new Promise<never>(() => {}))] });

    await user.click(screen.getByRole('button', { name: GENERATE }));

    expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('reports a failed generation and offers a retry', async () => {
    const { user } = await openDialog({
      handlers: [http.post('*/auth/token', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    await user.click(screen.getByRole('button', { name: GENERATE }));
    expect(await findToast('Failed to generate token')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: GENERATE }));

    expect(await screen.findByRole('button', { name: 'Token Generated' })).toBeInTheDocument();
  });

  it('shows the token when copying is refused', async () => {
    const { user } = await openDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

    await user.click(screen.getByRole('button', { name: GENERATE }));

    expect(await screen.findByText('Failed to copy token')).toBeInTheDocument();
    expect(screen.getByText('fl_pat_claude_code')).toBeVisible();
  });

  it('warns before it replaces a token, and at no other time', async () => {
    const { user } = await openDialog({ db: { agentTokens: [anAgentToken({ agent_type: 'CURSOR' })] } });
    const warning = 'A new token replaces the old one. Anything that uses the old one stops working.';
    expect(await screen.findByText(/^Never used/)).toBeInTheDocument();
    expect(screen.queryByText(warning)).not.toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Cursor' }));

    expect(screen.getByText(warning)).toBeVisible();
  });

  it('lists the tokens and revokes one after a confirmation', async () => {
    const tokens = [
      anAgentToken({ last_used_at: '2026-03-01T09:15:00.000Z' }),
      anAgentToken({ id: 't2', agent_type: 'GITHUB_COPILOT' }),
    ];
    const { user, db } = await openDialog({ db: { agentTokens: tokens } });
    const list = within(screen.getByRole('region', { name: 'Your tokens' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(2);

    await user.click(list.getByRole('button', { name: 'Revoke the token of VS Code Copilot' }));
    const question = screen.getByRole('alertdialog', { name: 'Revoke token' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(db.agentTokens).toEqual([tokens[0]]);
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows where and with what kind of session each token was created', async () => {
    const { user } = await openDialog({
      db: {
        agentTokens: [
          anAgentToken({ created_from: '203.0.113.7', session_kind: 'bearer' }),
          anAgentToken({ id: 't2', agent_type: 'CURSOR', created_from: null, session_kind: null }),
        ],
      },
    });
    const rowOf = async (name: string) =>
      (await screen.findByRole('button', { name: `Revoke the token of ${name}` })).closest('li');

    expect(await rowOf('Claude Code')).toHaveTextContent('from 203.0.113.7, with an access token only');
    expect(await rowOf('Cursor')).not.toHaveTextContent('from');

    await user.click(screen.getByRole('button', { name: GENERATE }));
    await waitFor(async () =>
      expect(await rowOf('Claude Code')).toHaveTextContent('from 127.0.0.1, in a signed-in browser'),
    );
  });

  it('lists a recorder with device, dates and address, and revokes it after a confirmation', async () => {
    const recorders = [aRecorderToken({ created_from: '203.0.113.7' }), aRecorderToken({ id: 'r2', device: null })];
    const { user, db } = await openDialog({ db: { agentTokens: [anAgentToken()], recorderTokens: recorders } });
    const list = within(screen.getByRole('region', { name: 'Your tokens' }));
    const revoke = await list.findByRole('button', {
      name: 'Revoke the token of FlowLens Recorder on Chrome on Linux',
    });
    const row = revoke.closest('li');
    expect(row?.textContent).toMatch(/Last used .+ · Expires .+Created .+ from 203\.0\.113\.7/);
    expect(list.getByRole('button', { name: 'Revoke the token of FlowLens Recorder' })).toBeVisible();

    await user.click(revoke);
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke token' }));
    expect(question.getByText(/^FlowLens Recorder on Chrome on Linux can no longer add recordings/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(revoke).not.toBeInTheDocument());
    expect([db.recorderTokens, db.agentTokens.length]).toEqual([[recorders[1]], 1]);
  });

  it('offers to sign out everywhere after a confirmation', async () => {
    const { user, db } = await openDialog({
      db: { agentTokens: [anAgentToken()], recorderTokens: [aRecorderToken()] },
    });
    const list = within(screen.getByRole('region', { name: 'Your tokens' }));

    await user.click(list.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere' }));
    expect(db.agentTokens).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));

    await waitFor(() => expect([...db.agentTokens, ...db.recorderTokens]).toEqual([]));
    expect(db.viewer).toBeNull();
  });

  it('hides a revoked token, creates another, and keeps the tokens of other assistants', async () => {
    const { user, db } = await openDialog();
    const list = within(screen.getByRole('region', { name: 'Your tokens' }));
    for (const tab of ['Cursor', 'Claude Code']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      await user.click(screen.getByRole('button', { name: GENERATE }));
      await screen.findByRole('button', { name: 'Token Generated' });
    }

    await user.click(await list.findByRole('button', { name: 'Revoke the token of Claude Code' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByRole('button', { name: GENERATE })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: 'Copy token' })).not.toBeInTheDocument();
    expect(code('command')).toContain('YOUR_TOKEN');
    await user.click(screen.getByRole('tab', { name: 'Cursor' }));
    expect(screen.getByRole('status', { name: 'Token' })).toHaveTextContent('fl_pat_cursor');
    await user.click(screen.getByRole('tab', { name: 'Claude Code' }));
    await user.click(screen.getByRole('button', { name: GENERATE }));
    expect(await screen.findByRole('button', { name: 'Token Generated' })).toBeInTheDocument();
    expect(db.agentTokens.map((token) => token.agent_type).sort()).toEqual(['CLAUDE_CODE', 'CURSOR']);
  });

  it('removes a token that has ended meanwhile when the user revokes it', async () => {
    const { user, db } = await openDialog({ db: { agentTokens: [anAgentToken()] } });
    await user.click(await screen.findByRole('button', { name: 'Revoke the token of Claude Code' }));
    db.agentTokens = [];

    await user.click(screen.getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('You have no tokens yet.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('reloads the tokens each time it opens, because other devices change them too', async () => {
    const { db, rerender } = renderFlowLens(<McpSetupDialog open onOpenChange={vi.fn()} />, {
      db: { agentTokens: [anAgentToken()] },
    });
    await screen.findByRole('button', { name: 'Revoke the token of Claude Code' });
    rerender(<McpSetupDialog open={false} onOpenChange={vi.fn()} />);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    db.agentTokens = [anAgentToken({ id: 't2', agent_type: 'CURSOR' })];

    rerender(<McpSetupDialog open onOpenChange={vi.fn()} />);

    expect(await screen.findByRole('button', { name: 'Revoke the token of Cursor' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke the token of Claude Code' })).not.toBeInTheDocument();
  });

  it('keeps the confirmation open when revoking fails', async () => {
    const { user } = await openDialog({
      db: { agentTokens: [anAgentToken()] },
      handlers: [http.delete('*/auth/tokens/:id', () => HttpResponse.json({}, { status: 500 }))],
    });

    await user.click(await screen.findByRole('button', { name: 'Revoke the token of Claude Code' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('Failed to revoke the token. Please try again.')).toBeVisible();
  });

  it('explains that the server has no MCP endpoint', async () => {
    renderFlowLens(<McpSetupDialog open onOpenChange={vi.fn()} />, { db: { config: anAppConfig({ mcp_url: null }) } });

    expect(await screen.findByText(/MCP is turned off on this server/)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('offers a retry when the settings cannot be loaded', async () => {
    const { user } = renderFlowLens(<McpSetupDialog open onOpenChange={vi.fn()} />, {
      handlers: [http.get('*/config', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('tab', { name: 'Cursor' })).toBeInTheDocument();
  });
});
