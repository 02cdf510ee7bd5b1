import { FLOW_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { DebugMenu } from './debug-menu.js';

async function choose(item: string, options?: Parameters<typeof renderFlowLens>[1]) {
  const rendered = renderFlowLens(
    <>
      <DebugMenu flowId={FLOW_ID} flowUrl="https://flowlens.example/flowlens/flow/1" />
      <FlowLensToaster />
    </>,
    options,
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Debug with AI' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Copy Flow ID',
    'Copy Debugging Prompt',
    'Setup MCP',
  ]);
  await rendered.user.click(screen.getByRole('menuitem', { name: item }));
  return rendered;
}

describe('<DebugMenu />', () => {
  it('copies the id of the flow', async () => {
    await choose('Copy Flow ID');

    expect(await screen.findByText('Flow ID copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(FLOW_ID);
  });

  it('reports that the id could not be copied', async () => {
    const { user } = renderFlowLens(
      <>
        <DebugMenu flowId={FLOW_ID} flowUrl="https://flowlens.example/flowlens/flow/1" />
        <FlowLensToaster />
      </>,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Debug with AI' }));

    await user.click(await screen.findByRole('menuitem', { name: 'Copy Flow ID' }));

    expect(await screen.findByText('Failed to copy ID')).toBeInTheDocument();
  });

  it('copies a prompt about the flow', async () => {
    await choose('Copy Debugging Prompt');

    expect(await screen.findByText('Debugging prompt copied to clipboard!')).toBeInTheDocument();
    const prompt = await navigator.clipboard.readText();
    expect(prompt).toContain('POST https://shop.example/api/checkout -> 500');
    expect(prompt).toContain('https://flowlens.example/flowlens/flow/1');
  });

  it('reports that the prompt could not be created', async () => {
    await choose('Copy Debugging Prompt', {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }))],
    });

    expect(await screen.findByText('Failed to copy debugging prompt')).toBeInTheDocument();
  });

  it('opens the setup of the MCP server and gets the focus back afterwards', async () => {
    const { user } = await choose('Setup MCP');

    expect(await screen.findByRole('dialog', { name: 'MCP Setup' })).toBeVisible();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Debug with AI' })).toHaveFocus();
  });
});
