import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowTimeline, type FlowTimelineHandle } from '../flow-timeline.js';
import { ROW_HEIGHT_PX } from './row-layout.js';
import { drawnPlaces } from '../test-support/drawn-places.js';
import { withListHeight } from '../test-support/list-height.js';
import { answersWith, manyEvents, TIMELINE_URL } from '../test-support/timelines.js';

const LIST_PX = 600;
withListHeight(LIST_PX);

async function openLongTimeline() {
  const timeline = createRef<FlowTimelineHandle>();
  renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />, { db: answersWith(manyEvents(2000)) });
  await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  return { timeline, feed: screen.getByRole('feed') };
}

/** Returns a function that reports whether visible rows have been missing since. */
function watchBusy(feed: HTMLElement): () => boolean {
  let wasBusy = false;
  const look = () => (wasBusy ||= feed.ariaBusy === 'true');
  const observer = new MutationObserver(look);
  observer.observe(feed, { attributes: true });
  return () => {
    look();
    observer.disconnect();
    return wasBusy;
  };
}

describe('<FlowTimeline /> with a requested entry far away', () => {
  it('scrolls there after its rows are read, so that the list is never blank', async () => {
    const { timeline, feed } = await openLongTimeline();
    const wasBusy = watchBusy(feed);

    act(() => timeline.current?.showEntry('e900'));

    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry-id', 'e900'));
    expect(wasBusy()).toBe(false);
  });

  it.each([
    ['requested first', ['e900', 'e1500'], 'e1500'],
    ['at an unknown position', ['e99999', 'e700'], 'e700'],
  ])('scrolls to the last available entry and not to one %s', async (_which, asked, reached) => {
    const { timeline } = await openLongTimeline();

    asked.forEach((entryId) => act(() => timeline.current?.showEntry(entryId)));

    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry-id', reached));
  });

  it('centres the entry, and does not scroll when it is already in view', async () => {
    const { timeline, feed } = await openLongTimeline();
    const scroller = feed.parentElement!;
    const entryReached = (entryId: string) =>
      waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry-id', entryId));

    act(() => timeline.current?.showEntry('e900'));
    await entryReached('e900');
    const { scrollTop } = scroller;
    const topPx = (Number(document.activeElement?.getAttribute('aria-posinset')) - 1) * ROW_HEIGHT_PX;
    expect(topPx - scrollTop).toBe((LIST_PX - ROW_HEIGHT_PX) / 2);

    act(() => timeline.current?.showEntry('e902'));
    await entryReached('e902');
    expect(scroller.scrollTop).toBe(scrollTop);
  });

  it('draws the rows in view first and the rows beyond after scrolling stops', async () => {
    const { timeline, feed } = await openLongTimeline();
    const rowsAt: number[][] = [];
    const observer = new MutationObserver(() => rowsAt.push(drawnPlaces()));
    observer.observe(feed, { childList: true, subtree: true, attributes: true });

    act(() => timeline.current?.showEntry('e900'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry-id', 'e900'));
    fireEvent.scroll(feed.parentElement!);

    const place = Number(document.activeElement?.getAttribute('aria-posinset'));
    const firstDrawn = rowsAt.find((places) => places.includes(place))!;
    expect(firstDrawn.length).toBeLessThanOrEqual(LIST_PX / ROW_HEIGHT_PX + 6);
    await waitFor(() => expect(drawnPlaces().length).toBeGreaterThan(firstDrawn.length));
    expect(drawnPlaces()).toEqual(expect.arrayContaining(firstDrawn));
    observer.disconnect();
  });
});
