import { aFlow, anAgentToken, anAppConfig, aRecorderToken } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import '../test-support/without-layout.js';
import '../test-support/without-pointer.js';
import { SetupWizardDialog } from './setup-wizard-dialog.js';

function openWizard(options?: Parameters<typeof renderFlowLens>[1]) {
  const onOpenChange = vi.fn();
  return { ...renderFlowLens(<SetupWizardDialog open onOpenChange={onOpenChange} />, options), onOpenChange };
}

describe('<SetupWizardDialog />', () => {
  it('links to the extension and to the setup of an assistant', async () => {
    const { user } = openWizard();

    await waitFor(() =>
      expect(screen.getByRole('link')).toHaveAttribute('href', 'https://extensions.example/flowlens'),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Setup' }));

    expect(await screen.findByRole('dialog', { name: 'MCP Setup' })).toBeInTheDocument();
  });

  it('links to the recording page and to the guide when the server has no extension', async () => {
    openWizard({ db: { config: anAppConfig({ extension_store_url: null }) } });

    const link = await screen.findByRole('link', { name: 'Read the guide' });
    expect(link).toHaveAttribute('href', 'https://docs.flowlens.example/');
    expect(screen.getByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', '/flowlens/record');
  });

  it('downloads the server’s extension and reports when it is connected', async () => {
    const download = { url: 'https://api.flowlens.test/extension.zip', version: '1.0.0' };
    const config = anAppConfig({ extension_store_url: null, recorder: { ...anAppConfig().recorder, download } });
    const { db } = openWizard({ db: { config, recorderTokens: [] } });

    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', download.url);
    expect(screen.getByRole('textbox', { name: 'Address of the extensions page' })).toHaveValue('chrome://extensions');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('connect it to https://api.flowlens.test');

    db.recorderTokens = [aRecorderToken({ device: 'Edge on Windows' })];

    expect(await screen.findByText('Connected: Edge on Windows')).toBeInTheDocument();
  });

  it('checks its steps off by itself', async () => {
    const { db } = openWizard({ db: { flows: [], agentTokens: [], recorderTokens: [] } });
    expect(await screen.findByText('Waiting for your first flow...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Done:/ })).not.toBeInTheDocument();

    db.flows = [aFlow()];
    db.agentTokens = [anAgentToken({ last_used_at: null })];
    expect(await screen.findByText(/^The token is ready/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Done: Record a flow' })).toBeInTheDocument();

    db.agentTokens = [anAgentToken({ last_used_at: '2026-03-02T09:14:18.000Z' })];
    db.recorderTokens = [aRecorderToken({ device: 'Edge on Windows' })];
    expect(await screen.findByText('Connected: Claude Code')).toBeInTheDocument();
    expect(screen.getByText('Connected: Edge on Windows')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { name: /^Done:/ })).toHaveLength(3);
  });

  it('leaves the step of the first flow open while only others have flows', async () => {
    openWizard({ db: { flows: [aFlow({ reporter_user_id: 'somebody', reporter_email: 'ann@example.com' })] } });
    await waitFor(() => expect(screen.getByText('Waiting for your first flow...')).toBeInTheDocument());

    expect(screen.queryByRole('heading', { name: 'Done: Record a flow' })).not.toBeInTheDocument();
  });

  it('shows all steps when the settings cannot be loaded', async () => {
    openWizard({ handlers: [http.get('*/config', () => HttpResponse.json({}, { status: 500 }))] });

    expect(await screen.findByText('Choose a recorder')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link')).toHaveAccessibleName('Create Flow');
  });

  it('opens the setup of the assistant that its host selects', async () => {
    const onToolChange = vi.fn();
    const { user } = renderFlowLens(
      <SetupWizardDialog open onOpenChange={vi.fn()} defaultTool="CURSOR" onToolChange={onToolChange} />,
    );
    expect(screen.getByRole('combobox', { name: 'Coding assistant' })).toHaveTextContent('Cursor');

    await user.click(screen.getByRole('button', { name: 'Setup' }));
    const setup = await screen.findByRole('dialog', { name: 'MCP Setup' });
    expect(await within(setup).findByRole('tab', { selected: true })).toHaveTextContent('Cursor');
    await user.click(within(setup).getByRole('tab', { name: 'VS Code Copilot' }));

    expect(onToolChange.mock.lastCall?.[0]).toBe('GITHUB_COPILOT');
  });

  it('lets the host control the selected assistant', async () => {
    const onToolChange = vi.fn();
    const { user } = renderFlowLens(
      <SetupWizardDialog open onOpenChange={vi.fn()} tool="CLAUDE_CODE" onToolChange={onToolChange} />,
    );

    await user.click(screen.getByRole('combobox', { name: 'Coding assistant' }));
    await user.click(await screen.findByRole('option', { name: 'Cursor' }));

    expect(onToolChange.mock.lastCall?.[0]).toBe('CURSOR');
    expect(screen.getByRole('combobox', { name: 'Coding assistant', hidden: true })).toHaveTextContent('Claude Code');
  });

  it.each(['Done', 'Close'])('asks to close on %s', async (name) => {
    const { user, onOpenChange } = openWizard();

    await user.click(screen.getByRole('button', { name }));

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
