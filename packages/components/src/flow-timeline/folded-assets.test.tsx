import { anEvent, aRequest } from '@flowlens/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline, type FlowTimelineHandle, type FlowTimelineProps } from './flow-timeline.js';
import { withListHeight } from './test-support/list-height.js';
import { anAsset, answersWith, TIMELINE_URL } from './test-support/timelines.js';

withListHeight(900);

const events = [
  anEvent(0, { type: 'navigation', navigation_data: { url: 'https://shop.example/cart' } }),
  ...['app.js', 'app.css', 'shoe.webp'].flatMap((file, index) => anAsset(100 + index * 20, file)),
  ...aRequest(1_000, { id: 'cart', status: 200 }),
  ...anAsset(2_000, 'missing.png', 404),
];
const rowNames = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
const folded = () => screen.findByRole('article', { name: '0:00.100, 3 assets' });

async function renderTimeline(props: Partial<FlowTimelineProps> = {}) {
  const timeline = createRef<FlowTimelineHandle>();
  const rendered = renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} {...props} />, {
    db: answersWith(events),
  });
  const row = await folded();
  await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  return { ...rendered, row, show: (entryId: string) => act(() => timeline.current?.showEntry(entryId)) };
}

describe('<FlowTimeline /> with assets', () => {
  it('shows a run of assets as one row, but a failed asset in full, and counts all of them', async () => {
    await renderTimeline();

    expect(rowNames()).toEqual([
      '0:00.000, Navigation, https://shop.example/cart',
      '0:00.100, 3 assets',
      '0:01.000, Network request, GET https://shop.example/api/cart, 200',
      '0:02.000, Network request, GET https://shop.example/missing.png, 404',
    ]);
    expect(screen.getByRole('button', { name: /^Assets ?4$/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 events'));
  });

  it.each([
    ['a press on the row', (user: User, row: HTMLElement) => user.click(within(row).getByText('3 assets'))],
    ['its button', (user: User, row: HTMLElement) => user.click(within(row).getByRole('button', { name: /^Show/ }))],
    ['Enter', (user: User, row: HTMLElement) => (act(() => row.focus()), user.keyboard('{Enter}'))],
  ])('shows the assets one by one after %s, and moves the focus to the first', async (_how, press) => {
    const { user, row } = await renderTimeline();

    await press(user, row);

    await waitFor(() => expect(screen.getByRole('article', { name: /app\.js/ })).toHaveFocus());
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Show assets one by one', pressed: true })).toBeVisible();
  });

  it('folds them again by the switch', async () => {
    const { user } = await renderTimeline();
    await user.click(screen.getByRole('button', { name: 'Show assets one by one', pressed: false }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));

    await user.click(screen.getByRole('button', { name: 'Show assets one by one', pressed: true }));

    expect(await folded()).toBeVisible();
  });

  it('unfolds for a requested asset, also one requested before the timeline loaded', async () => {
    const timeline = createRef<FlowTimelineHandle>();
    renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />, { db: answersWith(events) });
    act(() => timeline.current?.showEntry('e1'));

    await waitFor(() => expect(screen.getByRole('article', { name: /app\.js/ })).toHaveFocus());

    act(() => timeline.current?.showEntry('e5'));
    await waitFor(() => expect(screen.getByRole('article', { name: /shoe\.webp/ })).toHaveFocus());
  });

  it('stays folded for another requested entry', async () => {
    const { show } = await renderTimeline();

    show('e7');

    await waitFor(() => expect(screen.getByRole('article', { name: /api\/cart/ })).toHaveFocus());
    expect(await folded()).toBeVisible();
  });

  it('shows an asset that a search finds', async () => {
    const { user } = await renderTimeline();

    await user.type(screen.getByRole('searchbox'), 'app.css');

    await waitFor(() =>
      expect(rowNames()).toEqual(['0:00.120, Network request, GET https://shop.example/app.css, 200']),
    );
  });

  it('marks the folded row as current while the video passes its assets', async () => {
    const { row } = await renderTimeline({ timeMs: 130 });

    expect(row).toHaveAttribute('aria-current', 'time');
  });

  it('shows only assets, one by one, when they are filtered', async () => {
    const { user } = await renderTimeline();

    await user.click(screen.getByRole('button', { name: /^Assets ?4$/ }));

    await waitFor(() => expect(rowNames().every((name) => /app|shoe|missing/.test(name ?? ''))).toBe(true));
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});

type User = Awaited<ReturnType<typeof renderTimeline>>['user'];
