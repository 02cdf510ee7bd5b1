import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.js';
import { aPlayer } from './test-support/a-player.js';
import { usePlayerSync } from './use-player-sync.js';

interface Props {
  value?: number;
  defaultValue?: number;
}

function syncedVolume(initialProps: Props) {
  const store = createPlayerStore();
  const onChange = vi.fn();
  const rendered = renderHook(
    ({ value, defaultValue }: Props) =>
      usePlayerSync(store, {
        value,
        defaultValue,
        onChange,
        select: (state) => state.volume,
        apply: ({ actions }, volume) => actions.setVolume(volume),
      }),
    { initialProps, wrapper: StrictMode },
  );
  return { ...rendered, store, onChange };
}

describe('usePlayerSync', () => {
  it('applies a default value once', () => {
    const { store, rerender } = syncedVolume({ defaultValue: 0.2 });
    expect(store.getState().volume).toBe(0.2);

    act(() => store.actions.setVolume(0.6));
    rerender({ defaultValue: 0.2 });

    expect(store.getState().volume).toBe(0.6);
  });

  it('follows the values of the host', () => {
    const { store, rerender } = syncedVolume({ value: 0.2, defaultValue: 0.9 });
    expect(store.getState().volume).toBe(0.2);

    rerender({ value: 0.4 });

    expect(store.getState().volume).toBe(0.4);
  });

  it('reports changes and nothing else', () => {
    const { store, onChange } = syncedVolume({});
    expect(onChange).not.toHaveBeenCalled();

    act(() => {
      store.actions.seek(1_000);
      store.actions.setVolume(0.5);
    });

    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.5);
  });

  it('undoes a value that the host reverts before the browser has reported it', () => {
    const { store, video } = aPlayer();
    video.element.play = () => {
      video.media.paused = false;
      return Promise.resolve();
    };
    video.element.pause = () => {
      video.media.paused = true;
    };
    const { rerender } = renderHook(
      ({ playing }) =>
        usePlayerSync(store, {
          value: playing,
          onChange: undefined,
          select: (state) => !state.paused,
          apply: ({ actions }, wanted) => (wanted ? actions.play() : actions.pause()),
        }),
      { initialProps: { playing: true } },
    );
    expect(video.media.paused).toBe(false);

    rerender({ playing: false });
    expect(video.media.paused).toBe(true);
  });

  describe('with the current time', () => {
    function syncedTime() {
      const store = createPlayerStore();
      const onChange = vi.fn();
      const { rerender } = renderHook(
        ({ value }: Props) =>
          usePlayerSync(store, {
            value,
            onChange,
            select: (state) => state.timeMs / 1_000,
            apply: ({ actions }, seconds) => actions.seek(seconds * 1_000),
            same: (a, b) => Math.abs(a - b) < 0.25,
            echoes: (seconds, told) => Math.abs(seconds - told) <= 0.001,
          }),
        { initialProps: { value: 0 }, wrapper: StrictMode },
      );
      const play = (...places: number[]) => act(() => places.forEach((timeMs) => store.actions.seek(timeMs)));
      return { store, onChange, play, set: (value: number) => rerender({ value }) };
    }

    it('ignores a host that passes on a reported time late', () => {
      const { store, onChange, play, set } = syncedTime();
      play(10_271, 10_543, 10_815);
      expect(onChange.mock.calls).toEqual([[10.271], [10.543], [10.815]]);

      set((10.271 * 1_000) / 1_000);
      expect(store.getState().timeMs).toBe(10_815);
      play(11_400);
      set((10.815 * 1_000) / 1_000);
      expect(store.getState().timeMs).toBe(11_400);
    });

    it('seeks to the host’s time, even one that was reported before', () => {
      const { store, play, set } = syncedTime();
      play(10_271);
      set(10.271);
      play(20_000);
      set(20);

      set(10.271);
      expect(store.getState().timeMs).toBe(10_271);
      set(30);
      set(10.271);
      expect(store.getState().timeMs).toBe(10_271);
    });

    it('seeks back to an old reported time that the host still passes', () => {
      vi.useFakeTimers();
      const { store, play, set } = syncedTime();
      play(10_271, 20_000);
      vi.advanceTimersByTime(3_000);

      set(10.271);

      expect(store.getState().timeMs).toBe(10_271);
      vi.useRealTimers();
    });
  });
});
