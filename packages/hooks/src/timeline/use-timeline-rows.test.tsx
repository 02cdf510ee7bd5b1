import { anEvent, FLOW_ID } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useTimelineEntry } from './use-timeline-entry.js';
import { useTimelineRows } from './use-timeline-rows.js';
import { useTimeline } from './use-timeline.js';

const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;
const events = Array.from({ length: 500 }, (_, at) =>
  anEvent(at, { type: 'navigation', navigation_data: { url: `/page/${at}` } }),
);
const OTHER_ID = 'flow-other';
const OTHER_URL = TIMELINE_URL.replace(FLOW_ID, OTHER_ID);
const otherEvents = Array.from({ length: 9 }, (_, at) =>
  anEvent(at, { type: 'navigation', navigation_data: { url: `/other/${at}` } }),
);
const db = { timelines: { [FLOW_ID]: JSON.stringify(events), [OTHER_ID]: JSON.stringify(otherEvents) } };

describe('useTimelineRows', () => {
  it('returns the rows of a window, and loads only those and their neighbours', async () => {
    const { result } = renderFlowLensHook(
      () => {
        const { view } = useTimeline(TIMELINE_URL);
        return { view, rows: useTimelineRows(view, 200, 209) };
      },
      { db },
    );
    expect(result.current.rows.every((row) => row === undefined)).toBe(true);

    await waitFor(() =>
      expect(result.current.rows.map((row) => row?.id)).toEqual(events.slice(200, 210).map((_, at) => `e${200 + at}`)),
    );

    const { view } = result.current;
    expect(view.at(170)).toBeDefined();
    expect(view.at(100)).toBeUndefined();
    expect(view.idAt(100)).toBe('e100');
    expect([view.idAt(500), view.at(-1), view.indexOf('e500'), view.indexOf('x7')]).toEqual([
      undefined,
      undefined,
      -1,
      -1,
    ]);
  });

  it('returns nothing without a timeline', () => {
    const { result } = renderFlowLensHook(() => useTimelineRows(useTimeline(null).view, 0, -1));

    expect(result.current).toEqual([]);
  });
});

describe('useTimelineEntry', () => {
  it('reads the requested entry, and none without an id', async () => {
    let entryId: string | null = null;
    const { result, rerender } = renderFlowLensHook(() => useTimelineEntry(useTimeline(TIMELINE_URL), entryId), { db });
    expect(result.current).toBeNull();

    entryId = 'e7';
    rerender();
    await waitFor(() => expect(result.current?.entry).toMatchObject({ id: 'e7', url: '/page/7' }));

    entryId = 'e8';
    rerender();
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.entry).toMatchObject({ id: 'e8', event: { type: 'navigation' } }));
  });

  it('returns nothing of one timeline under the address of another', async () => {
    let url = TIMELINE_URL;
    const { result, rerender } = renderFlowLensHook(() => useTimelineEntry(useTimeline(url), 'e7'), { db });
    await waitFor(() => expect(result.current?.entry).toMatchObject({ url: '/page/7' }));

    url = OTHER_URL;
    rerender();
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.entry).toMatchObject({ url: '/other/7' }));
  });
});
