import { anEvent, aRequest } from '@flowlens/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../../test-support/render-flowlens.js';
import { FlowTimeline } from '../../flow-timeline.js';
import { answersWith, TIMELINE_URL } from '../../test-support/timelines.js';

const db = answersWith([
  ...aRequest(1_000, { id: 'done', status: 500, latencyMs: 500 }),
  ...aRequest(3_000, { id: 'open', url: 'https://shop.example/hanging' }),
  anEvent(4_000, { type: 'navigation', navigation_data: { url: 'https://shop.example/' } }),
]);
const barOf = (row: HTMLElement) => row.querySelector<HTMLElement>('.fl-timeline-waterfall-bar');
const placeOf = (bar: HTMLElement | null) =>
  ['start', 'length'].map((name) => bar?.style.getPropertyValue(`--fl-timeline-bar-${name}`));

afterEach(() => localStorage.clear());

describe('the waterfall of <FlowTimeline />', () => {
  it('is off at first, shows start and duration of requests on the span of the recording, and is remembered', async () => {
    const { user, unmount } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db });
    const failed = await screen.findByRole('article', { name: /cart, 500/ });
    expect(barOf(failed)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Show waterfall', pressed: false }));

    expect(placeOf(barOf(failed))).toEqual(['25.00%', '12.50%']);
    expect(barOf(failed)).toHaveAttribute('data-severity', 'error');
    expect(placeOf(barOf(screen.getByRole('article', { name: /hanging/ })))).toEqual(['75.00%', '25.00%']);
    expect(within(screen.getByRole('article', { name: /Navigation/ })).queryByText('%')).not.toBeInTheDocument();

    unmount();
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db });
    expect(barOf(await screen.findByRole('article', { name: /cart, 500/ }))).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show waterfall', pressed: true }));
    expect(document.querySelector('.fl-timeline-waterfall-bar')).toBeNull();
  });
});
