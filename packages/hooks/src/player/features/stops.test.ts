import type { MarkerItem } from '@flowlens/timeline';
import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';
import { stopBeside, type StopKind, stopNumber } from './stops.js';

describe('jumps between stops', () => {
  const text = { label: '', description: '' };
  const named = (entryId: string, timeMs: number): MarkerItem => ({ kind: 'console_error', entryId, timeMs, ...text });
  const errorAt = (timeMs: number) => named(`e${timeMs}`, timeMs);

  it('go from error to error and report each', () => {
    const { store } = aPlayer();
    const onReach = vi.fn();
    const stops = [errorAt(4_100), errorAt(4_500), errorAt(6_200)];
    store.actions.setStops(stops, onReach);

    const seen = ([1, 1, 1, 1, -1, -1, -1] as const).map((direction) => {
      store.actions.jump('error', direction);
      return store.getState().timeMs;
    });

    expect(seen).toEqual([4_100, 4_500, 6_200, 6_200, 4_500, 4_100, 4_100]);
    expect(onReach).toHaveBeenCalledTimes(5);
    expect(onReach).toHaveBeenLastCalledWith(stops[0]);
  });

  it('number the error that the video has reached among several at one time', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.setStops([errorAt(1_000), named('first', 4_000), named('second', 4_000), errorAt(6_000)]);
    const numberAt = (timeMs: number) => {
      store.actions.seek(timeMs);
      video.finishSeek();
      return stopNumber(store.getState(), 'error');
    };

    expect([0, 1_000, 3_000, 4_000, 9_000].map(numberAt)).toEqual([0, 1, 1, 3, 4]);
    store.actions.seek(2_000);
    video.finishSeek();
    store.actions.jump('error', 1);
    video.finishSeek();
    expect(stopNumber(store.getState(), 'error')).toBe(2);
    expect(stopNumber(store.getState(), 'comment')).toBe(0);
  });

  it.each([
    [1, 4.0995],
    [-1, 4.1005],
  ] as const)(
    'leave an error in direction %i although the browser has rounded its time to %f s',
    (direction, seconds) => {
      const { store, video } = aPlayer();
      video.loadMetadata();
      store.actions.setStops([errorAt(2_000), errorAt(4_100), errorAt(6_200)]);
      store.actions.seek(4_100);
      video.media.currentTime = seconds;
      video.finishSeek();

      store.actions.jump('error', direction);

      expect(store.getState().timeMs).toBe(4_100 + direction * 2_100);
    },
  );

  describe('with several stops at one time', () => {
    const commentAt = (timeMs: number): MarkerItem => ({ kind: 'comment', commentId: 'note', timeMs, ...text });
    const idOf = (stop: MarkerItem) => (stop.kind === 'comment' ? stop.commentId : stop.entryId);

    function aPlayerAmong(...stops: MarkerItem[]) {
      const player = aPlayer();
      player.video.loadMetadata();
      const reached: string[] = [];
      player.store.actions.setStops(stops, (stop) => reached.push(idOf(stop)));
      const jump = (kind: StopKind, ...directions: (1 | -1)[]) => {
        for (const direction of directions) {
          player.store.actions.jump(kind, direction);
          player.video.finishSeek();
        }
      };
      return { ...player, reached, jump };
    }

    it('reach each of them in both directions', () => {
      const { reached, jump } = aPlayerAmong(
        named('a', 4_000),
        named('b', 4_000),
        named('c', 4_000),
        named('d', 9_000),
      );

      jump('error', 1, 1, 1, 1, 1, -1, -1, -1, -1);

      expect(reached).toEqual(['a', 'b', 'c', 'd', 'c', 'b', 'a']);
    });

    it('skip moments marked by the reporter', () => {
      const mark: MarkerItem = { kind: 'recorder_mark', entryId: 'mark', timeMs: 5_000, ...text };
      const { store, video, reached, jump } = aPlayerAmong(
        named('a', 4_000),
        mark,
        named('b', 6_000),
        commentAt(7_000),
      );

      jump('error', 1, 1);
      store.actions.goTo(mark);
      video.finishSeek();
      jump('error', -1);
      jump('comment', 1);

      expect(reached).toEqual(['a', 'b', 'a', 'note']);
    });

    it('continue from the current stop after the stops are rebuilt', () => {
      const { store, reached, jump } = aPlayerAmong(named('a', 4_000), named('b', 4_000), commentAt(4_000));
      const anew = () => {
        const stops = store.getState().stops.map((stop) => ({ ...stop }));
        store.actions.setStops(stops, (stop) => reached.push(idOf(stop)));
      };
      jump('error', 1);

      anew();
      jump('error', 1);
      jump('comment', 1);
      anew();
      jump('error', -1);

      expect(reached).toEqual(['a', 'b', 'note', 'b']);
    });

    it('reach an error at the same time as the previous comment', () => {
      const { reached, jump } = aPlayerAmong(commentAt(4_000), named('a', 4_000));

      jump('comment', 1);
      jump('error', 1);

      expect(reached).toEqual(['note', 'a']);
    });

    it('start with the first of them again after the video has moved elsewhere', () => {
      const { store, video, reached, jump } = aPlayerAmong(named('a', 4_000), named('b', 4_000));
      jump('error', 1, 1);
      store.actions.seek(1_000);
      video.finishSeek();

      jump('error', 1);

      expect(reached).toEqual(['a', 'b', 'a']);
    });

    it('reach each one past the end of the video, then stop', () => {
      const { store, reached, jump } = aPlayerAmong(named('a', 4_000), named('b', 61_000), named('c', 62_000));

      jump('error', 1, 1, 1, 1);
      expect(reached).toEqual(['a', 'b', 'c']);
      expect(stopBeside(store.getState(), 'error', 1)).toBeUndefined();

      jump('error', -1, -1, -1);
      expect(reached.slice(3)).toEqual(['b', 'a']);
    });

    it('end at the last one past the end of the video', () => {
      const { store } = aPlayerAmong(named('a', 61_000));
      store.actions.seek(60_000);

      expect(stopBeside(store.getState(), 'error', 1)).toBeUndefined();
    });
  });

  describe('backwards during playback', () => {
    function aPlayerAt(seconds: number, rate = 1) {
      const player = aPlayer();
      player.video.loadMetadata();
      player.store.actions.setStops([errorAt(2_000), errorAt(10_000), errorAt(30_000)]);
      player.store.actions.setRate(rate);
      player.store.actions.play();
      player.video.media.currentTime = seconds;
      vi.advanceTimersByTime(16);
      return player.store;
    }

    it.each([
      ['past an error that it has just shown', 10.6, 1, 2_000],
      ['to one that it showed a while ago', 11.1, 1, 10_000],
      ['past one that was shown as shortly before at a high speed', 31.6, 8, 10_000],
      ['to one that was shown as long before at a low speed', 30.6, 0.5, 30_000],
    ])('go %s', (_where, seconds, rate, timeMs) => {
      const store = aPlayerAt(seconds, rate);

      store.actions.jump('error', -1);

      expect(store.getState().timeMs).toBe(timeMs);
    });

    it.each([
      ['past an error that was shown just before that', [errorAt(10_000), errorAt(30_000)], 10_000],
      ['to one that was skipped with it', [errorAt(30_000), errorAt(40_000)], 40_000],
    ])('go, after a skipped idle stretch, %s', (_where, stops, timeMs) => {
      const store = aPlayerAt(31.1, 4);
      store.actions.setStops(stops);
      store.actions.setIdleStretches([{ startMs: 31_000, endMs: 49_000 }]);
      store.actions.setSkipIdle(true);
      expect(store.getState().timeMs).toBe(49_000);

      store.actions.jump('error', -1);

      expect(store.getState().timeMs).toBe(timeMs);
    });
  });
});
