import { NO_TIMELINE_FILTERS } from '@flowlens/timeline';
import type { TimelineClock } from '@flowlens/hooks';
import { anEvent, aRequest, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline, type FlowTimelineHandle } from './flow-timeline.js';
import { ROW_HEIGHT_PX } from './list/row-layout.js';
import { withListHeight } from './test-support/list-height.js';
import { aConnection, answersWith, aRefusedConnection, manyEvents, TIMELINE_URL } from './test-support/timelines.js';

withListHeight(900);
afterEach(() => void vi.useRealTimers());

const timelineComplete = () => waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
const followButton = () => screen.queryByRole('button', { name: 'Follow video' });
const rowNames = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

describe('<FlowTimeline />', () => {
  it('shows a request with its response in one row: method, address, status, latency and size', async () => {
    const events = aRequest(1500, {
      method: 'POST',
      url: 'https://shop.example/api/pay',
      status: 503,
      latencyMs: 1240,
    });
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(events) });

    const row = await screen.findByRole('article', {
      name: '0:01.500, Network request, POST https://shop.example/api/pay, 503',
    });

    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(row).toHaveTextContent('0:01.500');
    expect(row).toHaveTextContent('/api/pay');
    expect(row).toHaveTextContent('1.24 s');
    expect(row).toHaveTextContent('36 B');
    expect(row).toHaveAttribute('data-severity', 'error');
  });

  it.each([
    ['hides the host of the page', 'https://shop.example/v2/api/cart?full=1', '/v2/api/cart?full=1'],
    ['shows a foreign host', 'https://cdn.example/v2/api/cart?full=1', 'cdn.example/v2/api/cart?full=1'],
  ])('%s in a row, whose title is the whole URL', async (_what, url, text) => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(aRequest(0, { url, status: 200 })) });

    const address = await screen.findByTitle(url);

    expect(address.textContent).toBe(text);
    expect(address.closest('article')).toHaveAccessibleName(`0:00.000, Network request, GET ${url}, 200`);
  });

  it.each([
    [200, 'success'],
    [302, 'redirect'],
    [400, 'error'],
    [500, 'error'],
  ])('marks status %i as %s', async (status, severity) => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(aRequest(0, { status })) });

    expect(await screen.findByText(String(status))).toHaveAttribute('data-severity', severity);
  });

  it('shows equal errors in a row once, with their number', async () => {
    const thrown = (timeMs: number) =>
      anEvent(timeMs, { type: 'javascript_error', javascript_error_data: { message: 'TypeError: no total' } });
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith([thrown(0), thrown(90)]) });

    const row = await screen.findByRole('article', { name: '0:00.000, Script error, TypeError: no total, 2 times' });

    expect(row).toHaveTextContent('2×');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows what the console says about a failed request in the details of the request', async () => {
    const message = 'Failed to load resource: the server responded with a status of 500 ()';
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
      db: answersWith([
        ...aRequest(0, { url: 'https://shop.example/api/pay', status: 500 }),
        anEvent(130, { type: 'console_error', console_error_data: { message, url: 'https://shop.example/api/pay' } }),
      ]),
    });
    const row = await screen.findByRole('article', { name: /api\/pay, 500/ });
    expect(screen.getAllByRole('article')).toHaveLength(1);

    await user.click(within(row).getByText('/api/pay'));

    expect(await within(row).findByText(message)).toBeVisible();
  });

  it.each([
    ['open', 'Open, 1 sent, 1 received'],
    ['closed', 'Closed, 1 sent, 1 received'],
    ['unknown', 'Unknown state, 1 sent, 1 received'],
  ] as const)('groups the events of a websocket that is %s', async (state, name) => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(aConnection(state)) });

    expect(await screen.findByRole('article', { name: new RegExp(`${name}$`) })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows a refused websocket as refused', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
      db: answersWith(aRefusedConnection()),
    });

    const row = await screen.findByRole('article', { name: /Failed, 0 sent, 0 received$/ });
    expect(within(row).getByText('Failed')).toHaveAttribute('data-severity', 'error');

    await user.click(within(row).getByRole('button', { name: 'Show details' }));
    const details = await within(row).findByRole('group', { name: /^Details of/ });
    expect(details).toHaveTextContent('StatusFailed');
    expect(details).toHaveTextContent('Handshake status403');
    expect(row).not.toHaveTextContent('Open');
  });

  it('seeks to a clicked row, selects it and highlights it for a second', async () => {
    const onSeek = vi.fn();
    const onSelectedEntryIdChange = vi.fn<(entryId: string | null) => void>();
    renderFlowLens(
      <FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} onSelectedEntryIdChange={onSelectedEntryIdChange} />,
    );
    const row = await screen.findByRole('article', { name: /Checkout failed/ });

    // Checked within the second, so nothing may be awaited in between.
    fireEvent.click(within(row).getByText('Checkout failed: 500'));

    expect(onSeek).toHaveBeenCalledExactlyOnceWith(4500);
    expect(onSelectedEntryIdChange.mock.calls.map(([entryId]) => entryId)).toEqual(['e20']);
    expect(row).toHaveAttribute('data-selected');
    expect(row).toHaveAttribute('data-highlighted');
    await waitFor(() => expect(row).not.toHaveAttribute('data-highlighted'));
  });

  it('opens the details of a pressed row, and closes them without seeking when it is pressed again', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} />);
    const row = await screen.findByRole('article', { name: /Script error/ });

    await user.click(within(row).getByText(/^TypeError/));
    expect(await within(row).findByRole('group', { name: 'Stack trace' })).toBeVisible();
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(6200);

    await user.click(row.querySelector('.fl-timeline-summary')!);
    expect(within(row).queryByRole('group', { name: 'Stack trace' })).not.toBeInTheDocument();
    expect(row).toHaveAttribute('data-selected');
    expect(onSeek).toHaveBeenCalledOnce();
  });

  it('selects, seeks and opens the focused row on Enter, and closes it on the next Enter', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} />);
    const row = await screen.findByRole('article', { name: /Script error/ });
    act(() => row.focus());

    await user.keyboard('{Enter}');
    expect(await within(row).findByRole('group', { name: 'Stack trace' })).toBeVisible();
    expect(row).toHaveAttribute('data-selected');
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(6200);

    await user.keyboard('{Enter}');
    expect(within(row).queryByRole('group', { name: 'Stack trace' })).not.toBeInTheDocument();
    expect(onSeek).toHaveBeenCalledOnce();
    expect(row).toHaveFocus();
  });

  it('leaves a row alone when a drag selects its text', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} />);
    const row = await screen.findByRole('article', { name: /Script error/ });
    const text = within(row).getByText(/^TypeError/);

    await user.pointer([
      { keys: '[MouseLeft>]', target: text, offset: 0 },
      { target: text, offset: 9 },
      { keys: '[/MouseLeft]', target: text },
    ]);

    expect(String(getSelection())).toBe('TypeError');
    expect(onSeek).not.toHaveBeenCalled();
    expect(within(row).getByRole('button', { name: 'Show details' })).toBeVisible();
    expect(row).not.toHaveAttribute('data-selected');
  });

  it('seeks without opening the details when the time of a row is pressed', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} />);
    const row = await screen.findByRole('article', { name: /Script error/ });

    await user.click(within(row).getByRole('button', { name: 'Go to 0:06.200' }));

    expect(onSeek).toHaveBeenCalledExactlyOnceWith(6200);
    expect(row).toHaveAttribute('data-selected');
    expect(within(row).getByRole('button', { name: 'Show details' })).toBeVisible();
  });

  it('opens and closes the details without seeking by the arrow', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} onSeek={onSeek} />);
    const row = await screen.findByRole('article', { name: /Script error/ });

    await user.click(within(row).getByRole('button', { name: 'Show details' }));
    expect(await within(row).findByRole('group', { name: 'Stack trace' })).toHaveTextContent(
      'at pay (checkout.js:42:17)',
    );

    await user.click(within(row).getByRole('button', { name: 'Hide details' }));
    expect(within(row).queryByRole('group', { name: 'Stack trace' })).not.toBeInTheDocument();
    expect(onSeek).not.toHaveBeenCalled();
  });

  it('shows recorded markup as plain text and links only to web addresses', async () => {
    const markup = '<img src=x onerror="alert(1)">';
    const { user, container } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
      db: answersWith([
        anEvent(0, { type: 'console_error', console_error_data: { message: markup, url: 'javascript:alert(1)' } }),
      ]),
    });

    expect(await screen.findByText(markup)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show details' }));

    expect(screen.getByText('javascript:alert(1)')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://shop.example/cart']);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the start of a deeply nested event and the rows beside it', async () => {
    const nested = `${'{"in":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const file = `[{"type":"gesture","relative_time_ms":0,"data":${nested}},{"type":"navigation","relative_time_ms":1}]`;
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(file) });
    await timelineComplete();

    await user.click(screen.getAllByRole('button', { name: 'Show details' })[0]!);

    expect(await screen.findByRole('group', { name: 'Raw event' })).toHaveTextContent('"type": "gesture"');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('filters by kind and by errors', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />);
    await user.click(await screen.findByRole('button', { name: /^Fetch/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));

    await user.click(screen.getByRole('button', { name: /^Errors/ }));

    await waitFor(() =>
      expect(rowNames()).toEqual(['0:04.100, Network request, POST https://shop.example/api/checkout, 500']),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 17 events'));
  });

  it('reports that a search matches nothing, and clears it', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />);
    await user.type(await screen.findByRole('searchbox'), 'zz');
    expect(await screen.findByText('No events match your filters')).toBeInTheDocument();

    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(17));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('lets the host control the filters', async () => {
    const onFiltersChange = vi.fn();
    const { user } = renderFlowLens(
      <FlowTimeline timelineUrl={TIMELINE_URL} filters={NO_TIMELINE_FILTERS} onFiltersChange={onFiltersChange} />,
    );

    await user.click(await screen.findByRole('button', { name: /^Errors/ }));

    expect(onFiltersChange.mock.calls[0]?.[0]).toEqual({ ...NO_TIMELINE_FILTERS, severities: new Set(['error']) });
    expect(screen.getAllByRole('article')).toHaveLength(17);
  });

  it('shows an entry that the host requests: clears filters, focuses it, highlights it for 3.5 s', async () => {
    const timeline = createRef<FlowTimelineHandle>();
    const { user } = renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />);
    await user.type(await screen.findByRole('searchbox'), 'nowhere');
    await screen.findByText('No events match your filters');

    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => timeline.current?.showEntry('e20'));

    const row = await screen.findByRole('article', { name: /Checkout failed/ });
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.getByRole('searchbox')).toHaveValue('');
    // Waiting has used up some of its time.
    act(() => timeline.current?.showEntry('e20'));
    act(() => void vi.advanceTimersByTime(3000));
    expect(row).toHaveAttribute('data-highlighted');
    act(() => void vi.advanceTimersByTime(600));
    expect(row).not.toHaveAttribute('data-highlighted');
  });

  it('leaves the focus in place when the host asks for it, and Tab then reaches the entry', async () => {
    const timeline = createRef<FlowTimelineHandle>();
    const { user } = renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />);
    const search = await screen.findByRole('searchbox');
    await timelineComplete();
    act(() => search.focus());

    act(() => timeline.current?.showEntry('e20', { focus: false }));

    const row = await screen.findByRole('article', { name: /Checkout failed/ });
    await waitFor(() => expect(row).toHaveAttribute('data-highlighted'));
    expect(search).toHaveFocus();
    expect(row).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('article').filter((article) => article.tabIndex === 0)).toEqual([row]);
    await user.keyboard('x');
    expect(search).toHaveValue('x');
  });

  it('opens the details of a requested entry, and keeps them open at the next request', async () => {
    const timeline = createRef<FlowTimelineHandle>();
    renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />);
    await timelineComplete();

    act(() => timeline.current?.showEntry('e20', { expand: true }));

    const row = await screen.findByRole('article', { name: /Checkout failed/ });
    expect(await within(row).findByRole('button', { name: /^Hide details/ })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(row).toHaveFocus());
    act(() => timeline.current?.showEntry('e20', { expand: true }));
    act(() => timeline.current?.showEntry('e20'));
    expect(row).toHaveAttribute('data-expanded');
  });

  it('shows an entry that was requested before the timeline loaded', async () => {
    const timeline = createRef<FlowTimelineHandle>();
    renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={TIMELINE_URL} />);

    act(() => timeline.current?.showEntry('e20'));

    expect(screen.getByRole('status')).toHaveTextContent('Loading timeline...');
    await waitFor(() => expect(screen.getByRole('article', { name: /Checkout failed/ })).toHaveFocus());
  });

  it('passes one stable handle, which a host may keep in state', async () => {
    const handles = new Set<FlowTimelineHandle>();
    function Host() {
      const [handle, setHandle] = useState<FlowTimelineHandle | null>(null);
      if (handle) handles.add(handle);
      return <FlowTimeline ref={setHandle} timelineUrl={TIMELINE_URL} />;
    }

    renderFlowLens(<Host />);
    await timelineComplete();
    const [handle] = handles;
    act(() => handle?.showEntry('e20'));

    await waitFor(() => expect(screen.getByRole('article', { name: /Checkout failed/ })).toHaveFocus());
    expect(handles).toHaveLength(1);
  });

  it('updates two rows when the video passes an event, and none in between', async () => {
    const { clock, tick } = aClock(4000);
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} timeMs={clock} />);
    await screen.findByRole('article', { current: 'time' });
    await timelineComplete();
    const before = screen.getByRole('article', { current: 'time' });
    const touched = watchRows(screen.getByRole('feed'));

    tick(4010);
    tick(4040);
    expect(touched()).toEqual([]);

    tick(4060);
    expect(before).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('article', { current: 'time' })).toHaveAccessibleName(/Clicked button "Pay now"/);
    expect(touched()).toHaveLength(2);
  });

  it('offers to follow the video again after the reader scrolls away', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} timeMs={0} />, {
      db: answersWith(manyEvents(200)),
    });
    const rows = await screen.findAllByRole('article');
    expect(followButton()).not.toBeInTheDocument();

    act(() => rows[0]?.focus());
    await user.keyboard('{PageDown}');
    await user.click(followButton()!);

    expect(followButton()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { current: 'time' })).toHaveFocus();
    expect(screen.getAllByRole('article').filter((row) => row.tabIndex === 0)).toEqual([
      screen.getByRole('article', { current: 'time' }),
    ]);
  });

  it('keeps following the video when all rows are in view', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} timeMs={0} />);
    const rows = await screen.findAllByRole('article');

    act(() => rows[0]?.focus());
    await user.keyboard('{PageDown}');

    expect(rows[1]).toHaveFocus();
    expect(followButton()).not.toBeInTheDocument();
  });

  it('keeps following the video when the browser scrolls a resized list', async () => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} timeMs={8_000} />, { db: answersWith(manyEvents(400)) });
    await screen.findByRole('article', { current: 'time' });
    await timelineComplete();
    const scroller = screen.getByRole('feed').parentElement!;
    const scrollBack = () => {
      scroller.scrollTop -= 300;
      fireEvent.scroll(scroller);
    };

    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1_200);
    scrollBack();
    expect(followButton()).not.toBeInTheDocument();

    scrollBack();
    expect(followButton()).toBeVisible();
  });

  it('stops following when the list rests between a scroll and its event', async () => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} timeMs={8_000} />, { db: answersWith(manyEvents(400)) });
    await screen.findByRole('article', { current: 'time' });
    await timelineComplete();
    const scroller = screen.getByRole('feed').parentElement!;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.scroll(scroller);

    scroller.scrollTop -= 300;
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.scroll(scroller);

    expect(followButton()).toBeVisible();
  });

  it('renders few of many rows and exposes the position of each', async () => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(manyEvents(3_000)) });

    const rows = await screen.findAllByRole('article');

    expect(rows.length).toBeLessThan(60);
    expect(rows[4]).toHaveAttribute('aria-posinset', '5');
    await timelineComplete();
    expect(Number(rows[4]?.getAttribute('aria-setsize'))).toBeGreaterThan(2000);
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });

  it('moves the focus with feed keys and opens a row on Enter', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />);
    const rows = await screen.findAllByRole('article');
    act(() => rows[0]?.focus());

    await user.keyboard('{PageDown}{PageDown}{PageUp}');
    expect(rows[1]).toHaveFocus();

    await user.keyboard('{End}');
    expect(rows.at(-1)).toHaveFocus();

    await user.keyboard('{Home}{Enter}');
    expect(await within(rows[0]!).findByRole('group', { name: /^Details of/ })).toBeInTheDocument();
    expect(screen.getAllByRole('article').filter((row) => row.tabIndex === 0)).toEqual([rows[0]]);
  });

  it('focuses the row that Home leads to, even when it reuses the focused element', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
      db: answersWith(manyEvents(1_500)),
    });
    await timelineComplete();
    const feed = screen.getByRole('feed');
    const scrollTo = async (index: number) => {
      feed.parentElement!.scrollTop = index * ROW_HEIGHT_PX;
      fireEvent.scroll(feed.parentElement!);
      return waitFor(() => {
        const row = feed.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
        expect(row).not.toBeNull();
        return row!;
      });
    };
    const far = await scrollTo(100);
    act(() => far.focus());
    await scrollTo(600);
    const heard: (string | null)[] = [];
    feed.addEventListener('focusin', ({ target }) => heard.push((target as HTMLElement).getAttribute('aria-posinset')));

    await user.keyboard('{Home}');

    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '1'));
    expect(heard).toEqual(['1']);
  });

  it.each([
    ['requests', aRequest(0)],
    ['connections', aConnection('closed')],
  ])('saves the traffic of a recording that has only %s', async (_what, events) => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(events) });

    expect(await screen.findByRole('button', { name: /HAR/ })).toBeVisible();
  });

  it('reports a recording without events', async () => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith([]) });

    expect(await screen.findByText('No events in this recording')).toBeInTheDocument();
  });

  it.each([
    ['a web page', '<!doctype html>', 'Data format error: Timeline data is not in the expected JSON format.'],
    ['a truncated file', '[{"type":"navig', 'Data format error: Timeline data is not in the expected JSON format.'],
    ['an empty file', '', 'Data format error: Timeline data is not in the expected JSON format.'],
  ])('explains what is wrong with %s', async (_what, file, text) => {
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(file) });

    const alert = await screen.findByRole('alert');

    expect(alert).toHaveTextContent('Failed to load timeline data');
    expect(alert).toHaveTextContent(text);
  });

  describe('of another flow', () => {
    const urlOf = (flowId: string) => TIMELINE_URL.replace(FLOW_ID, flowId);
    const warning = (message: string) =>
      aTimeline({ timeline: [anEvent(0, { type: 'console_warn', console_warn_data: { message } })] });
    const db = { timelines: { f1: warning('Slow'), f2: warning('Slower') } };

    it.each([
      ['its id', { flowId: 'f1' }, { flowId: 'f2' }],
      ['its address', {}, {}],
    ])('starts with nothing selected and nothing open, identified by %s', async (_by, first, second) => {
      const { user, rerender } = renderFlowLens(<FlowTimeline timelineUrl={urlOf('f1')} {...first} />, { db });
      await user.click(await screen.findByText('Slow'));
      expect(screen.getByRole('button', { name: 'Hide details' })).toBeInTheDocument();
      expect(screen.getByRole('article')).toHaveAttribute('data-selected');

      rerender(<FlowTimeline timelineUrl={urlOf('f2')} {...second} />);

      const row = (await screen.findByText('Slower')).closest('article');
      expect(row).not.toHaveAttribute('data-selected');
      expect(screen.getByRole('button', { name: 'Show details' })).toBeInTheDocument();
    });

    it('shows an entry that was requested before the address was known', async () => {
      const timeline = createRef<FlowTimelineHandle>();
      const { rerender } = renderFlowLens(<FlowTimeline ref={timeline} timelineUrl={urlOf('f1')} />, { db });
      await screen.findByText('Slow');
      rerender(<FlowTimeline ref={timeline} timelineUrl={null} />);
      act(() => timeline.current?.showEntry('e0'));

      rerender(<FlowTimeline ref={timeline} timelineUrl={urlOf('f2')} />);

      await waitFor(() => expect(screen.getByRole('article', { name: /Slower/ })).toHaveFocus());
    });
  });

  it('loads the timeline after a failed download and a retry', async () => {
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
      handlers: [
        http.get('*/blobs/:flowId/timeline.json', () => new HttpResponse(null, { status: 503 }), { once: true }),
      ],
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Error loading timeline: .*503/);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findAllByRole('article')).toHaveLength(17);
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveFocus();
  });

  it('lets the host show its failure', async () => {
    const renderError = (error: Error, retry: () => void) => <button onClick={retry}>{error.message}</button>;
    const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} renderError={renderError} />, {
      db: answersWith(aRequest(0)),
      handlers: [http.get(TIMELINE_URL, () => new HttpResponse(null, { status: 503 }), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: /503/ }));

    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('loads the flow of its id, and says so until the timeline is there', async () => {
    renderFlowLens(<FlowTimeline flowId={FLOW_ID} />);
    expect(screen.getByText('Loading timeline...')).toBeInTheDocument();

    expect(await screen.findByRole('article', { name: /Checkout failed: 500/ })).toBeInTheDocument();
  });

  it('shows the failure of a flow that it cannot load, and tries again', async () => {
    const { user } = renderFlowLens(<FlowTimeline flowId={FLOW_ID} />, {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load timeline data');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article', { name: /Checkout failed: 500/ })).toBeInTheDocument();
  });

  it('uses the texts of its host', async () => {
    renderFlowLens(
      <FlowTimeline
        timelineUrl={TIMELINE_URL}
        messages={{
          timeline: { errors: 'Erreurs', filters: { asset: 'Fichiers' }, kinds: { websocket: 'Connexions' } },
        }}
      />,
    );

    expect(await screen.findByRole('button', { name: /^Erreurs/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Connexions/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Actions/ })).toBeInTheDocument();
  });
});

function aClock(startMs: number) {
  const listeners = new Set<() => void>();
  let timeMs = startMs;
  const clock: TimelineClock = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getTimeMs: () => timeMs,
  };
  const tick = (nextMs: number) =>
    act(() => {
      timeMs = nextMs;
      listeners.forEach((listener) => listener());
    });
  return { clock, tick };
}

/** Returns a function that lists the rows changed in the document since. */
function watchRows(feed: HTMLElement): () => Element[] {
  const observer = new MutationObserver(() => {});
  observer.observe(feed, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => [
    ...new Set(
      observer
        .takeRecords()
        .map(({ target }) => (target as Element).closest('article'))
        .filter((row) => row !== null),
    ),
  ];
}
