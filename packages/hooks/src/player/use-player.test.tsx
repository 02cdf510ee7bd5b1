import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.js';
import { PlayerContext } from './player-context.js';
import { usePlayer } from './use-player.js';

describe('usePlayer', () => {
  it('renders again only when the selected value changes', () => {
    const store = createPlayerStore();
    const rendered = vi.fn();
    const Seconds = () => {
      rendered();
      return <p>{usePlayer((state) => Math.floor(state.timeMs / 1_000))} s</p>;
    };
    render(
      <PlayerContext.Provider value={store}>
        <Seconds />
      </PlayerContext.Provider>,
    );
    rendered.mockClear();

    act(() => {
      for (let timeMs = 0; timeMs < 1_000; timeMs += 16) store.actions.seek(timeMs);
      store.actions.setVolume(0.1);
    });
    expect(rendered).not.toHaveBeenCalled();

    act(() => store.actions.seek(2_100));
    expect(screen.getByText('2 s')).toBeInTheDocument();
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('returns the initial player state on a server', () => {
    const store = createPlayerStore();
    store.actions.seek(5_000);
    const Time = () => <p>{usePlayer((state) => state.timeMs, store)}</p>;

    expect(renderToString(<Time />)).toBe('<p>0</p>');
  });

  it('throws a helpful error outside a player', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(() => usePlayer((state) => state.paused))).toThrow('Put it inside <FlowPlayer.Root>');
    vi.restoreAllMocks();
  });
});
