import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manualResizeObserver } from '../test-support/manual-resize-observer.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline } from './flow-timeline.js';
import { ROW_HEIGHT_PX } from './list/row-layout.js';
import { withListHeight } from './test-support/list-height.js';
import { answersWith, manyEvents, TIMELINE_URL } from './test-support/timelines.js';

const LIST_PX = 900;
withListHeight(LIST_PX);

describe('<FlowTimeline /> before its height is known', () => {
  it('renders the first dozen rows, then all rows in view', async () => {
    const reportSizes = manualResizeObserver();
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(manyEvents(200)) });

    const feed = () => screen.getByRole('feed');
    expect(await screen.findByText(/^1\d\d events$/)).toBeInTheDocument();
    await waitFor(() => expect(feed()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getAllByRole('article')).toHaveLength(12);

    reportSizes();
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(LIST_PX / ROW_HEIGHT_PX));
    await waitFor(() => expect(feed()).toHaveAttribute('aria-busy', 'false'));
  });
});
