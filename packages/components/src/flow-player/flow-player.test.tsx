import { HOVER_CARD_DELAY_MS } from '@flowlens/core/limits';
import { linkAtTime } from '@flowlens/core/links';
import { createPlayerStore, useRefreshFlow } from '@flowlens/hooks';
import { aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { manualResizeObserver } from '../test-support/manual-resize-observer.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowPlayer } from './flow-player.js';
import { hideFocus } from './test-support/hide-focus.js';
import { breakVideo, setVideo, videoOf } from './test-support/set-video.js';
import './test-support/without-playback.js';

const unready = { video_url: null, thumbnail_url: null, preview_video_url: null, timeline_url: null };

const failureAt = (timeMs: number, message: string) =>
  anEvent(timeMs, { type: 'console_error', console_error_data: { message } });

/** Two errors that share a marker, and two alone. */
const GROUPED = {
  db: {
    flows: [aFlow({ comments: [] })],
    timelines: {
      [FLOW_ID]: aTimeline({
        timeline: [
          failureAt(4_100, 'First'),
          failureAt(4_110, 'Second'),
          failureAt(4_500, 'Third'),
          failureAt(6_200, 'Fourth'),
        ],
      }),
    },
  },
};
const GROUP = 'Error at 0:04: First, and 1 more';

describe('<FlowPlayer />', () => {
  it('shows the player when the video is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'pending' })] },
    });
    expect(await screen.findByText('Video Queued')).toBeInTheDocument();

    db.flows = [aFlow({ ...unready, recording_status: 'in_progress' })];
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();

    db.flows = [aFlow()];
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByRole('slider', { name: 'Seek' })).toBeInTheDocument();
  });

  it('exposes loading, failure and recording status in data-status', async () => {
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'pending' })] },
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    const player = screen.getByRole('region', { name: 'Video player' });
    expect(player).toHaveAttribute('data-status', 'loading');

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(player).toHaveAttribute('data-status', 'error');

    await user.click(retry);
    expect(await screen.findByText('Video Queued')).toBeInTheDocument();
    expect(player).toHaveAttribute('data-status', 'pending');
  });

  it('has no poster, because its image would show another time', async () => {
    const { container } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} startAtMs={2_000} />);

    await screen.findByRole('slider', { name: 'Seek' });

    expect(videoOf(container)).not.toHaveAttribute('poster');
  });

  it('reports that processing the video failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] },
    });
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();

    db.flows = [aFlow({ ...unready, recording_status: 'failed' })];
    await act(() => vi.advanceTimersByTimeAsync(3_000));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Video processing failed');
    expect(alert).toHaveTextContent('Unable to process video for this flow');
  });

  it('reprocesses a failed video and shows it when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db, user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] },
    });
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();
    db.flows = [aFlow({ ...unready, recording_status: 'failed' })];
    await act(() => vi.advanceTimersByTimeAsync(3_000));

    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Video Queued')).toBeInTheDocument();
    expect(screen.queryByText('Video processing failed')).not.toBeInTheDocument();
    expect(db.flows[0]?.recording_status).toBe('pending');

    db.flows = [aFlow()];
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByRole('slider', { name: 'Seek' })).toBeInTheDocument();
  });

  it('explains why a failed video cannot be reprocessed, and offers it to editors only', async () => {
    const onNotice = vi.fn();
    const detail = 'Processing this recording failed, and its upload is no longer kept. Please record it again.';
    const { user, unmount } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'failed' })] },
      handlers: [http.post('*/retry', () => HttpResponse.json({ detail }, { status: 409 }))],
      provider: { onNotice },
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'recordingRetryFailed', values: { detail } }),
    );
    expect(screen.getByText('Video processing failed')).toBeInTheDocument();

    unmount();
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'failed', can_edit: false })] },
    });
    expect(await screen.findByText('Video processing failed')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a processing failure that arrives with a reload of the flow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let polls = 0;
    const { db, user } = renderFlowLens(<Refreshable />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] },
      handlers: [
        http.get('*/recording-status', () => (polls++ > 0 ? HttpResponse.json({}, { status: 500 }) : undefined)),
      ],
    });
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(polls).toBeGreaterThan(1));

    db.flows = [aFlow({ ...unready, recording_status: 'failed' })];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByText('Video processing failed')).toBeInTheDocument();
  });

  it('shows a finished video after a failed reload of the flow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let failing = false;
    const failed = vi.fn();
    const { db } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] },
      handlers: [
        http.get('*/flowlens/flow/:id', () => {
          if (!failing) return undefined;
          failed();
          return HttpResponse.json({}, { status: 500 });
        }),
      ],
    });
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();

    failing = true;
    db.flows = [aFlow()];
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(failed).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Processing Video')).toBeInTheDocument();

    failing = false;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByRole('slider', { name: 'Seek' })).toBeInTheDocument();
  });

  it('seeks to a marker, then tells the host', async () => {
    const store = createPlayerStore();
    const onMarkerSelect = vi.fn();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} onMarkerSelect={onMarkerSelect} />);

    await user.click(await screen.findByRole('button', { name: 'Error at 0:04: Checkout failed: 500' }));

    expect(store.getState().timeMs).toBe(4_500);
    expect(onMarkerSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'console_error', timeMs: 4_500 }),
      { by: 'mark' },
    );
  });

  it('seeks to a marked moment and names it by its note', async () => {
    const store = createPlayerStore();
    const onMarkerSelect = vi.fn();
    const markAt = (timeMs: number, note: string) =>
      anEvent(timeMs, { type: 'recorder_mark', recorder_mark_data: { note } });
    const failure = anEvent(7_000, { type: 'console_error', console_error_data: { message: 'Broken' } });
    const timeline = [markAt(3_000, 'The total is wrong'), failure, markAt(7_010, ''), markAt(10_000, '')];
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} onMarkerSelect={onMarkerSelect} />, {
      db: { timelines: { [FLOW_ID]: aTimeline({ timeline }) } },
    });

    await user.click(await screen.findByRole('button', { name: 'Mark at 0:03: The total is wrong' }));
    expect(store.getState().timeMs).toBe(3_000);
    expect(onMarkerSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'recorder_mark', entryId: 'e0' }),
      { by: 'mark' },
    );
    expect(screen.getByRole('button', { name: 'Mark at 0:10' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark at 0:07, and 1 more' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next error' }));
    expect(store.getState().timeMs).toBe(7_000);
  });

  it('names a group by its first error and lists its content', async () => {
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, GROUPED);

    await user.hover(await screen.findByRole('button', { name: GROUP }));
    expect(await screen.findByRole('button', { name: 'Error at 0:04: Second' })).toBeInTheDocument();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Error at 0:04: Second' })).not.toBeInTheDocument();
  });

  it('lists the entries of a group on touch and seeks to the pressed one', async () => {
    const store = createPlayerStore();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, GROUPED);
    const mark = await screen.findByRole('button', { name: GROUP });
    hideFocus(mark);

    await user.pointer({ keys: '[TouchA]', target: mark });
    const item = await screen.findByRole('button', { name: 'Error at 0:04: Second' });
    await user.pointer({ keys: '[TouchA]', target: item });

    expect(store.getState().timeMs).toBe(4_110);
  });

  it.each(['mouse', 'keys'])(
    'keeps the card of a marker open while it holds the focus, moved there by %s',
    async (means) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, GROUPED);
      const mark = await screen.findByRole('button', { name: GROUP });
      act(() => mark.focus());
      await user.hover(mark);
      const item = await screen.findByRole('button', { name: 'Error at 0:04: Second' });

      await (means === 'mouse' ? user.click(item) : user.keyboard('{ArrowDown}{ArrowDown}'));
      await user.unhover(item);
      await act(() => vi.advanceTimersByTimeAsync(HOVER_CARD_DELAY_MS));

      expect(item).toHaveFocus();
      await user.tab();
      expect(item).not.toBeInTheDocument();
    },
  );

  it('closes the card of a pressed marker when the mouse leaves', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, GROUPED);
    const mark = await screen.findByRole('button', { name: GROUP });
    await user.hover(mark);
    const item = await screen.findByRole('button', { name: 'Error at 0:04: Second' });

    await user.click(mark);
    await user.unhover(mark);
    await act(() => vi.advanceTimersByTimeAsync(HOVER_CARD_DELAY_MS));

    expect(item).not.toBeInTheDocument();
  });

  it('makes all markers one tab stop and moves between them with arrows, Home and End', async () => {
    const store = createPlayerStore();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, GROUPED);
    const [first, second, last] = await screen.findAllByRole('button', { name: /^Error at/ });
    const seek = screen.getByRole('slider', { name: 'Seek' });

    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(last).toHaveFocus();
    await user.tab();
    expect(seek).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(first).toHaveFocus();
    expect(store.getState().timeMs).toBe(0);

    await user.keyboard('{ArrowRight}{Enter}');
    expect(store.getState().timeMs).toBe(4_500);
  });

  it('moves from a marker into its card with arrows, past it with Tab, and back with Escape', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const store = createPlayerStore();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, GROUPED);
    const [first, second] = await screen.findAllByRole('button', { name: /^Error at/ });
    const ofCard = (name: RegExp) => screen.getAllByRole('button', { name }).at(-1);

    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(ofCard(/First$/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(ofCard(/Second$/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(store.getState().timeMs).toBe(4_110);
    await user.tab();
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveFocus();

    await user.tab({ shift: true });
    await user.keyboard('{ArrowUp}{Escape}');
    expect(first).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(HOVER_CARD_DELAY_MS));
    expect(screen.queryByRole('button', { name: 'Error at 0:04: Second' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(second).toHaveFocus();
  });

  it('enables the error buttons in place when the errors load after the video', async () => {
    let respond = () => {};
    const held = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, { handlers: [http.get('*/timeline.json', () => held)] });

    const next = await screen.findByRole('button', { name: 'Next error' });
    expect(next).toHaveAttribute('aria-disabled', 'true');

    respond();
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
  });

  it('jumps to errors and comments with buttons and keys, and keeps the focus', async () => {
    const store = createPlayerStore();
    const onMarkerSelect = vi.fn();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} onMarkerSelect={onMarkerSelect} />);
    const times = [];
    await screen.findAllByRole('button', { name: /^Error at/ });

    for (const name of ['Next error', 'Next error', 'Next error', 'Previous error', 'Previous comment']) {
      await user.click(await screen.findByRole('button', { name }));
      times.push(store.getState().timeMs);
    }
    expect(times).toEqual([4_100, 4_500, 6_200, 4_500, 4_000]);
    expect(onMarkerSelect).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'comment' }), { by: 'jump' });

    await user.keyboard('e');
    expect(store.getState().timeMs).toBe(4_100);
    expect(screen.getByRole('button', { name: 'Previous comment' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next comment' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts the errors, and tells which one the video has reached', async () => {
    const store = createPlayerStore();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, GROUPED);
    expect(await screen.findByText('4 errors')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next error' }));
    expect(screen.getByText('Error 1 of 4')).toBeInTheDocument();
    await user.keyboard('e');
    expect(screen.getByText('Error 2 of 4')).toBeInTheDocument();
    act(() => store.actions.seek(5_000));
    expect(screen.getByText('Error 3 of 4')).toBeInTheDocument();
  });

  it('keeps comments in a lane apart from errors at the same time', async () => {
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />);

    const error = await screen.findByRole('button', { name: 'Error at 0:04: 500 POST /api/checkout' });
    const comment = screen.getByRole('button', { name: /^Comment at 0:04/ });
    expect(error.closest('li')).toHaveAttribute('data-lane', 'event');
    expect(comment.closest('li')).toHaveAttribute('data-lane', 'comment');
    expect(screen.getByRole('list', { name: 'Markers' })).toHaveAttribute('data-lanes', '2');
  });

  it.each([12, 13])('shows %d groups of errors as markers, or as a heat strip with the same names', async (count) => {
    const timeline = Array.from({ length: count }, (_, index) => failureAt(index * 900, `Error ${index}`));
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: {
        flows: [aFlow({ comments: [] })],
        timelines: {
          [FLOW_ID]: aTimeline({ timeline: [...timeline, failureAt(10, 'Again'), failureAt(20, 'Once more')] }),
        },
      },
    });

    const first = await screen.findByRole('button', { name: 'Error at 0:00: Error 0, and 2 more' });
    const heats = screen
      .getAllByRole('button', { name: /^Error at/ })
      .map((mark) => mark.closest('li')!.dataset['heat']);
    expect(heats).toEqual(count > 12 ? ['4', ...Array.from({ length: 12 }, () => '2')] : Array(12).fill(undefined));
    expect(first).toHaveAttribute('tabindex', '0');
  });

  it('steps from one entry to the next at the same time', async () => {
    const failure = (message: string) =>
      anEvent(4_000, { type: 'console_error', console_error_data: { message, url: 'https://shop.example' } });
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, {
      db: { timelines: { [FLOW_ID]: aTimeline({ timeline: [failure('First'), failure('Second')] }) } },
    });

    await user.click(await screen.findByRole('button', { name: 'Error at 0:04: First, and 1 more' }));
    await user.click(screen.getByRole('button', { name: 'Next error' }));

    expect(screen.getByText('Error at 0:04: Second')).toBeInTheDocument();
  });

  it('announces each error or comment that a button or key jumps to, even twice the same', async () => {
    const store = createPlayerStore();
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />);
    await screen.findAllByRole('button', { name: /^Error at/ });
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said().join('')).toBe('');

    await user.click(screen.getByRole('button', { name: 'Next error' }));
    expect(said()).toContain('Error at 0:04: 500 POST /api/checkout');
    await user.keyboard('e');
    expect(said()).toContain('Error at 0:04: Checkout failed: 500');
    await user.keyboard('{Shift>}n{/Shift}');
    const once = screen.getByText('Comment at 0:04: The button does nothing from here on.');

    act(() => store.actions.seek(0));
    await user.keyboard('n');
    expect(once).not.toBeInTheDocument();
    expect(said()).toContain('Comment at 0:04: The button does nothing from here on.');
  });

  it('removes its errors and comments from the store when it unmounts', async () => {
    const store = createPlayerStore();
    const onMarkerSelect = vi.fn();
    const { unmount } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} onMarkerSelect={onMarkerSelect} />);
    await screen.findAllByRole('button', { name: /^Error at/ });

    unmount();
    act(() => store.actions.jump('error', 1));

    expect(store.getState()).toMatchObject({ stops: [], timeMs: 0 });
    expect(onMarkerSelect).not.toHaveBeenCalled();
  });

  it('groups markers that are too close for its width', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240);
    const reportSizes = manualResizeObserver();
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />);
    expect(await screen.findByRole('button', { name: /^Error at 0:04: Checkout failed/ })).toBeInTheDocument();
    reportSizes();

    // 24 px are 1.2 s here.
    expect(
      await screen.findByRole('button', { name: 'Error at 0:04: 500 POST /api/checkout, and 2 more' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Error at 0:06: TypeError/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Error at 0:04: Checkout failed/ })).not.toBeInTheDocument();
  });

  it.each([
    [83_500, 83_500],
    [5_940_000, 300_000],
    [-3_000, 0],
    [NaN, 0],
    [null, 0],
  ])('opens at %s ms', async (startAtMs, timeMs) => {
    const store = createPlayerStore();
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} startAtMs={startAtMs} />, {
      db: { flows: [aFlow({ video_duration_ms: 300_000 })] },
    });
    const slider = await screen.findByRole('slider', { name: 'Seek' });

    expect(slider).toHaveAttribute('aria-valuenow', String(Math.floor(timeMs / 1_000)));
  });

  describe('with another flow in the host’s store', () => {
    const db = { flows: [aFlow({ id: 'f1' }), aFlow({ id: 'f2' })] };
    const seekBar = () => screen.findByRole('slider', { name: 'Seek' });

    it('starts over, also on the way back to the first flow', async () => {
      const store = createPlayerStore();
      const { rerender } = renderFlowLens(<FlowPlayer flowId="f1" store={store} />, { db });
      for (const flowId of ['f2', 'f1']) {
        await seekBar();
        act(() => store.actions.seek(4_000));
        rerender(<FlowPlayer flowId={flowId} store={store} />);

        expect(store.getState().timeMs).toBe(0);
        expect(await seekBar()).toHaveAttribute('aria-valuenow', '0');
      }
    });

    it.each([{ startAtMs: 7_000 }, { timeMs: 7_000 }, { defaultTimeMs: 7_000 }])(
      'starts at the time that the host sets: %j',
      async (place) => {
        const store = createPlayerStore();
        const { rerender } = renderFlowLens(<FlowPlayer flowId="f1" store={store} />, { db });
        await seekBar();

        rerender(<FlowPlayer flowId="f2" store={store} {...place} />);

        await waitFor(() => expect(store.getState().timeMs).toBe(7_000));
        expect(await seekBar()).toHaveAttribute('aria-valuenow', '7');
      },
    );

    it('starts at the time that the host sought before the flow existed', async () => {
      const store = createPlayerStore();
      store.actions.seek(4_000);
      renderFlowLens(<FlowPlayer flowId="f1" store={store} />, { db });

      expect(await seekBar()).toHaveAttribute('aria-valuenow', '4');
    });
  });

  it('copies a link to the current time', async () => {
    const store = createPlayerStore();
    const momentUrl = (timeMs: number) => linkAtTime('https://flowlens.example/flow/f1', timeMs);
    const { user } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} momentUrl={momentUrl} />);
    const button = await screen.findByRole('button', { name: 'Copy link to this moment' });
    act(() => store.actions.seek(4_567));

    await user.click(button);

    expect(await screen.findByText('Link copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://flowlens.example/flow/f1?t=4.57');
  });

  it('finds idle stretches of the recording by itself', async () => {
    const store = createPlayerStore();
    const navigation = { type: 'navigation', navigation_data: { url: 'https://shop.example' } } as const;
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, {
      db: { timelines: { [FLOW_ID]: aTimeline({ timeline: [anEvent(0, navigation), anEvent(4_000, navigation)] }) } },
    });

    expect(await screen.findByRole('button', { name: 'Skip idle', pressed: false })).toBeInTheDocument();
    expect(store.getState().idleStretches).toEqual([{ startMs: 5_000, endMs: 11_000 }]);
  });

  it('offers no link to the current time without an address from the host', async () => {
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />);
    await screen.findByRole('slider', { name: 'Seek' });

    expect(screen.queryByRole('button', { name: 'Copy link to this moment' })).not.toBeInTheDocument();
  });

  it('works without its video, with the length of the flow', async () => {
    const { user, container } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} />);
    const slider = await screen.findByRole('slider', { name: 'Seek' });
    breakVideo(container);

    expect(await screen.findByRole('alert')).toHaveTextContent('The video cannot be played');
    expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
    act(() => slider.focus());
    await user.keyboard('{End}{PageDown}{PageUp}{ArrowLeft}');

    expect(slider).toHaveAttribute('aria-valuetext', '11 seconds of 12 seconds');
  });

  describe('after a refetch of the flow', () => {
    async function refreshTo(video_url: string) {
      const rendered = renderFlowLens(<Refreshable />, { db: { flows: [aFlow({ video_url: '/a.mp4?signature=1' })] } });
      await screen.findByRole('slider', { name: 'Seek' });
      setVideo(rendered.container, { readyState: 1, videoWidth: 640 }, 'loadedmetadata');
      rendered.db.flows = [aFlow({ video_url, video_duration_ms: 61_000 })];
      await rendered.user.click(screen.getByRole('button', { name: 'Refresh' }));
      await waitFor(() => {
        expect(screen.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuemax', '61');
      });
      return rendered;
    }

    it('keeps the loaded video when its address is signed again, until the old address fails', async () => {
      const { container } = await refreshTo('/a.mp4?signature=2');
      expect(videoOf(container)).toHaveAttribute('src', '/a.mp4?signature=1');

      breakVideo(container);

      await waitFor(() => expect(videoOf(container)).toHaveAttribute('src', '/a.mp4?signature=2'));
    });

    it('shows a replaced video at once', async () => {
      const { container } = await refreshTo('/b.mp4?signature=2');

      expect(videoOf(container)).toHaveAttribute('src', '/b.mp4?signature=2');
    });
  });

  it('describes the time in words for screen readers', async () => {
    const store = createPlayerStore();
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} store={store} />, {
      db: { flows: [aFlow({ video_duration_ms: 300_000 })] },
    });
    const slider = await screen.findByRole('slider', { name: 'Seek' });

    act(() => store.actions.seek(90_000));

    expect(slider).toHaveAttribute('aria-valuetext', '1 minute 30 seconds of 5 minutes');
  });
});

function Refreshable() {
  const { refresh } = useRefreshFlow(FLOW_ID);
  return (
    <>
      <FlowPlayer flowId={FLOW_ID} />
      <button onClick={refresh}>Refresh</button>
    </>
  );
}
