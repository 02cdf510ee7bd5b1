import type { PlayerState, PlayerStore } from '@flowlens/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPlayer } from './report-player.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A player whose state the test sets. */
function aPlayer() {
  let state = { paused: true, ended: false, failed: false, timeMs: 0 } as PlayerState;
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  } as unknown as PlayerStore;
  const send = vi.fn();
  const set = (patch: Partial<PlayerState>) => {
    state = { ...state, ...patch };
    listeners.forEach((listener) => listener());
  };
  const sent = (type: string) =>
    send.mock.calls.map(([event]) => event as { type: string }).filter((e) => e.type === type);
  return { set, sent, send, stop: reportPlayer(store, { send }) };
}

describe('reportPlayer', () => {
  it('reports the time at most four times a second, including the last time', () => {
    const { set, sent } = aPlayer();
    for (let frame = 1; frame <= 60; frame += 1) {
      set({ timeMs: (1_000 * frame) / 60 });
      vi.advanceTimersByTime(1_000 / 60);
    }
    vi.advanceTimersByTime(1_000);

    expect(sent('time').length).toBeGreaterThanOrEqual(4);
    expect(sent('time').length).toBeLessThanOrEqual(6);
    expect(sent('time').at(-1)).toEqual({ type: 'time', time_ms: 1_000 });
  });

  it('reports play, pause, the end and a broken video once', () => {
    const { set, send } = aPlayer();
    set({ paused: false });
    set({ paused: false });
    set({ paused: true });
    set({ ended: true });
    set({ failed: true });

    expect(send.mock.calls.map(([event]) => (event as { type: string }).type)).toEqual([
      'play',
      'pause',
      'ended',
      'error',
    ]);
  });

  it('stops reporting when it is unsubscribed', () => {
    const { set, send, stop } = aPlayer();
    stop();
    set({ paused: false, timeMs: 500 });
    vi.advanceTimersByTime(1_000);

    expect(send).not.toHaveBeenCalled();
  });
});
