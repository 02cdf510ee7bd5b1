import { NO_TIMELINE_FILTERS, type TimelineFilters } from '@flowlens/timeline';
import { anEvent, aRequest, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useTimelineFilters, type UseTimelineFiltersOptions } from './use-timeline-filters.js';
import { useTimeline } from './use-timeline.js';

const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;
const events = [
  ...aRequest(0, { id: 'a', url: 'https://shop.example/cart', status: 200, latencyMs: 0 }),
  ...aRequest(1, { id: 'b', url: 'https://shop.example/pay', status: 500, latencyMs: 0 }),
  anEvent(2, { type: 'console_error', console_error_data: { message: 'Paying failed' } }),
  anEvent(3, { type: 'navigation', navigation_data: { url: 'https://shop.example/sorry' } }),
];
const ALL = ['e0', 'e2', 'e4', 'e5'];
const [CART, PAY, MESSAGE, NAVIGATION] = ALL;

async function renderFilters(options: Omit<UseTimelineFiltersOptions, 'timeline'> = {}) {
  const rendered = renderFlowLensHook(() => useTimelineFilters({ timeline: useTimeline(TIMELINE_URL), ...options }), {
    db: { timelines: { [FLOW_ID]: JSON.stringify(events) } },
  });
  const { result } = rendered;
  const shown = () => Array.from({ length: result.current.view.length }, (_, index) => result.current.view.idAt(index));
  const shows = (...entryIds: (string | undefined)[]) =>
    waitFor(() => {
      expect(result.current.settled).toBe(true);
      expect(shown()).toEqual(entryIds);
    });
  return { ...rendered, shows, shown };
}

describe('useTimelineFilters', () => {
  it('shows everything at first', async () => {
    const { result, shows } = await renderFilters();

    await shows(...ALL);
    expect(result.current).toMatchObject({ active: false, settled: true });
  });

  it('shows the selected kinds, and everything when none is left', async () => {
    const { result, shows } = await renderFilters();
    await shows(...ALL);

    act(() => result.current.toggleKind('navigation'));
    await shows(NAVIGATION);

    act(() => result.current.toggleKind('console_error'));
    await shows(MESSAGE, NAVIGATION);

    act(() => result.current.toggleKind('navigation'));
    act(() => result.current.toggleKind('console_error'));
    await shows(...ALL);
    expect(result.current.active).toBe(false);
  });

  it('shows nothing of one timeline under the address of another', async () => {
    let url = TIMELINE_URL;
    const other = 'flow-other';
    const filters = { ...NO_TIMELINE_FILTERS, search: 'shop' };
    const { result, rerender } = renderFlowLensHook(() => useTimelineFilters({ timeline: useTimeline(url), filters }), {
      db: {
        timelines: {
          [FLOW_ID]: JSON.stringify(events),
          [other]: JSON.stringify([
            anEvent(0, { type: 'navigation', navigation_data: { url: 'https://shop.example' } }),
          ]),
        },
      },
    });
    await waitFor(() => expect(result.current).toMatchObject({ settled: true, view: { length: 3 } }));

    url = TIMELINE_URL.replace(FLOW_ID, other);
    rerender();
    expect(result.current).toMatchObject({ settled: false, view: { length: 0 } });
    await waitFor(() => expect(result.current).toMatchObject({ settled: true, view: { length: 1 } }));
  });

  it('shows the selected severities', async () => {
    const { result, shows } = await renderFilters();
    await shows(...ALL);

    act(() => result.current.toggleSeverity('error'));
    await shows(PAY, MESSAGE);

    act(() => result.current.toggleSeverity('success'));
    await shows(CART, PAY, MESSAGE);

    act(() => result.current.toggleSeverity('error'));
    await shows(CART);
  });

  it('searches case-insensitively within the selected kinds', async () => {
    const { result, shows } = await renderFilters();
    await shows(...ALL);

    act(() => result.current.setSearch('PAY'));
    await shows(PAY, MESSAGE);

    act(() => result.current.toggleKind('network'));
    await shows(PAY);
  });

  it('keeps the previous results and their view key until new ones arrive', async () => {
    const { result, shows, shown } = await renderFilters();
    await shows(...ALL);
    const keyOfAll = result.current.viewKey;

    act(() => result.current.setSearch('pay'));
    expect(result.current.settled).toBe(false);
    expect(shown()).toEqual(ALL);
    expect(result.current.viewKey).toBe(keyOfAll);

    await shows(PAY, MESSAGE);
    expect(result.current.viewKey).not.toBe(keyOfAll);
  });

  it('keeps all entries after the filters were cleared until new results arrive', async () => {
    const { result, shows, shown } = await renderFilters();
    await shows(...ALL);
    const keyOfAll = result.current.viewKey;
    act(() => result.current.setSearch('pay'));
    await shows(PAY, MESSAGE);
    act(() => result.current.clear());
    await shows(...ALL);

    act(() => result.current.setSearch('sorry'));

    expect(shown()).toEqual(ALL);
    expect(result.current).toMatchObject({ viewKey: keyOfAll, settled: false });
    await shows(NAVIGATION);
  });

  it('ends with the last of many quick searches', async () => {
    const { result, shows } = await renderFilters();
    await shows(...ALL);

    for (const text of ['s', 'so', 'sor', 'sorr', 'sorry']) act(() => result.current.setSearch(text));

    await shows(NAVIGATION);
  });

  it('clears every filter at once', async () => {
    const defaultFilters: TimelineFilters = {
      kinds: new Set(['network']),
      severities: new Set(['error']),
      search: 'zebra',
    };
    const { result, shows } = await renderFilters({ defaultFilters });
    await waitFor(() => expect(result.current.settled).toBe(true));
    expect(result.current.view.length).toBe(0);

    act(() => result.current.clear());

    await shows(...ALL);
  });

  it('requests changes of controlled filters from the host and changes nothing itself', async () => {
    const onFiltersChange = vi.fn();
    const { result, shows, shown } = await renderFilters({ filters: NO_TIMELINE_FILTERS, onFiltersChange });
    await shows(...ALL);

    act(() => result.current.setSearch('pay'));

    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ ...NO_TIMELINE_FILTERS, search: 'pay' });
    expect(shown()).toEqual(ALL);
  });

  it('does not search again for filters that a host has recreated with the same content', async () => {
    const { result, shows, rerender } = await renderFilters({
      get filters() {
        return { ...NO_TIMELINE_FILTERS, search: 'pay' };
      },
    });
    await shows(PAY, MESSAGE);
    const { viewKey } = result.current;

    rerender();

    expect(result.current).toMatchObject({ viewKey, settled: true });
  });
});

describe('useTimelineFilters with requests of several kinds', () => {
  const request = (id: string, resource_type: string, status = 200) =>
    aRequest(0, { id, status, latencyMs: 0 }).map((event) =>
      event.network_request_data
        ? { ...event, network_request_data: { ...event.network_request_data, resource_type } }
        : event,
    );
  const several = [
    ...[request('page', 'document'), request('script', 'script'), request('style', 'stylesheet')],
    ...[request('data', 'fetch'), request('broken', 'image', 404), request('font', 'font')],
  ].flat();
  const options = { db: { timelines: { [FLOW_ID]: JSON.stringify(several) } } };

  function renderSeveral(initial?: TimelineFilters) {
    const rendered = renderFlowLensHook(
      () => useTimelineFilters({ timeline: useTimeline(TIMELINE_URL), defaultFilters: initial }),
      options,
    );
    const rows = () => {
      const { view } = rendered.result.current;
      return Array.from({ length: view.length }, (_, index) => [view.idAt(index), view.foldedAt(index)]);
    };
    const shows = (...expected: unknown[]) =>
      waitFor(() => {
        expect(rendered.result.current.settled).toBe(true);
        expect(rows()).toEqual(expected);
      });
    return { ...rendered, shows };
  }
  const FOLDED = [
    ['e0', 0],
    ['folded-e2', 2],
    ['e6', 0],
    ['e8', 0],
    ['e10', 0],
  ];

  it('folds runs of assets, and shows them and folds them again', async () => {
    const { result, shows } = renderSeveral();
    await shows(...FOLDED);
    expect(result.current.view.entryCount).toBe(6);
    expect(result.current.view.indexOf('e2')).toBe(-1);

    act(() => result.current.toggleAssets());
    await shows(...[0, 2, 4, 6, 8, 10].map((place) => [`e${place}`, 0]));
    expect(result.current.active).toBe(false);

    act(() => result.current.toggleAssets());
    await shows(...FOLDED);
  });

  it('filters by the kind of request, and shows assets one by one when they are selected', async () => {
    const { result, shows } = renderSeveral();
    await shows(...FOLDED);

    act(() => result.current.toggleKind('document'));
    await shows(['e0', 0]);

    act(() => result.current.toggleKind('asset'));
    await shows(['e0', 0], ['e2', 0], ['e4', 0], ['e8', 0], ['e10', 0]);
    expect(result.current.isKindOn('asset')).toBe(true);
    expect(result.current.isKindOn('fetch')).toBe(false);
  });

  it('folds the results of other filters too, and shows assets that a search finds', async () => {
    const { result, shows } = renderSeveral();
    await shows(...FOLDED);

    act(() => result.current.toggleSeverity('success'));
    await shows(['e0', 0], ['folded-e2', 2], ['e6', 0], ['e10', 0]);
    expect(result.current.view.entryCount).toBe(5);

    act(() => result.current.setSearch('get'));
    await shows(['e0', 0], ['e2', 0], ['e4', 0], ['e6', 0], ['e10', 0]);
  });

  it('splits a filter for all requests into their kinds', async () => {
    const { result, shows } = renderSeveral({ ...NO_TIMELINE_FILTERS, kinds: new Set(['network']) });
    await shows(...FOLDED);
    expect(result.current.isKindOn('document')).toBe(true);

    act(() => result.current.toggleKind('fetch'));

    await shows(['e0', 0], ['e2', 0], ['e4', 0], ['e8', 0], ['e10', 0]);
  });
});
