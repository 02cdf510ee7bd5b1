import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.js';
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

describe('usePlayerSync()', () => {
  it('puts a default into the player once', () => {
    const { store, rerender } = syncedVolume({ defaultValue: 0.2 });
    expect(store.getState().volume).toBe(0.2);

    act(() => store.actions.setVolume(0.6));
    rerender({ defaultValue: 0.2 });

    expect(store.getState().volume).toBe(0.6);
  });

  it('follows what the host sets', () => {
    const { store, rerender } = syncedVolume({ value: 0.2, defaultValue: 0.9 });
    expect(store.getState().volume).toBe(0.2);

    rerender({ value: 0.4 });

    expect(store.getState().volume).toBe(0.4);
  });

  it('tells of changes, and of nothing else', () => {
    const { store, onChange } = syncedVolume({});
    expect(onChange).not.toHaveBeenCalled();

    act(() => {
      store.actions.seek(1_000);
      store.actions.setVolume(0.5);
    });

    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.5);
  });
});
