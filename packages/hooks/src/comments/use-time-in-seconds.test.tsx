import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useTimeInSeconds } from './use-time-in-seconds.js';

describe('useTimeInSeconds', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [30_499, 30],
    [30_500, 31],
  ])('rounds %s milliseconds to %s', (time, seconds) => {
    expect(renderFlowLensHook(() => useTimeInSeconds(time)).result.current).toBe(seconds);
  });

  it('follows a clock and renders once a second', () => {
    let timeMs = 0;
    let tick = () => {};
    const clock = {
      getTimeMs: () => timeMs,
      subscribe: (listener: () => void) => {
        tick = listener;
        return () => {};
      },
    };
    const rendered = vi.fn();
    const { result } = renderFlowLensHook(() => {
      const seconds = useTimeInSeconds(clock);
      rendered();
      return seconds;
    });
    rendered.mockClear();

    for (timeMs = 0; timeMs < 400; timeMs += 16) act(tick);
    expect(rendered).not.toHaveBeenCalled();
    timeMs = 1_600;
    act(tick);

    expect(result.current).toBe(2);
  });
});
