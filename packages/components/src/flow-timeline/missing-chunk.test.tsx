import { aRequest } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline } from './flow-timeline.js';
import { withListHeight } from './test-support/list-height.js';
import { answersWith, TIMELINE_URL } from './test-support/timelines.js';

// Simulates a new release: the files of the open version are gone.
vi.mock('./details/details-of-row.js', () => Promise.reject(new Error('404')));
vi.mock('./filters/download-file.js', () => Promise.reject(new Error('404')));

withListHeight(900);

describe('<FlowTimeline /> without its lazy code', () => {
  it('closes a row whose details cannot load, reports it, and keeps the rows', async () => {
    const { user, onNotice } = renderTimeline();
    await user.click(await screen.findByRole('button', { name: 'Show details' }));

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'partLoadFailed' }));
    expect(await screen.findByRole('button', { name: 'Show details' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('reports that the network traffic could not be saved and offers a retry', async () => {
    const { user, onNotice } = renderTimeline();
    const exportHar = await screen.findByRole('button', { name: 'Export HAR' });
    await user.click(exportHar);

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'harExportFailed' }));
    await user.click(exportHar);
    await waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2));
  });
});

function renderTimeline() {
  const onNotice = vi.fn();
  const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
    db: answersWith(aRequest(0)),
    provider: { onNotice },
  });
  return { user, onNotice };
}
