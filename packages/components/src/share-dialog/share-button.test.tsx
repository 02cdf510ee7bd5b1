import { FLOW_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { ShareButton } from './share-button.js';
import { findToast } from '../test-support/find-toast.js';

const FLOW_URL = `https://flowlens.example/flowlens/flow/${FLOW_ID}`;

describe('<ShareButton />', () => {
  it('opens the dialog and gets the focus back', async () => {
    const { user } = renderFlowLens(<ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} />);

    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share Flow' })).toBeInTheDocument();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  });

  it('asks for the time of the video each time the dialog opens', async () => {
    const getStartAtMs = vi.fn(() => 75_000);
    const { user } = renderFlowLens(<ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} getStartAtMs={getStartAtMs} />);
    expect(getStartAtMs).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('checkbox', { name: 'Start at 1:15' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    getStartAtMs.mockReturnValue(3_725_000);
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByRole('checkbox', { name: 'Start at 1:02:05' })).toBeInTheDocument();
  });

  it('reports a failure in a toast', async () => {
    const onError = vi.fn();
    const { user } = renderFlowLens(
      <>
        <ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} onError={onError} />
        <FlowLensToaster />
      </>,
      { handlers: [http.post('*/flowlens/flow/:id/share', () => HttpResponse.json({}, { status: 500 }))] },
    );
    await user.click(screen.getByRole('button', { name: 'Share' }));

    await user.click(await screen.findByRole('button', { name: /^Share Public/ }));

    expect(await findToast('Failed to generate share link')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledOnce();
  });
});
