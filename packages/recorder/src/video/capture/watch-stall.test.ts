import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStallWatch } from './watch-stall.js';

describe('createStallWatch', () => {
  let now = 0;
  const repaint = vi.fn();
  const onStall = vi.fn();
  const onRecovery = vi.fn();
  beforeEach(() => {
    now = 0;
    vi.resetAllMocks();
  });
  const create = () => createStallWatch({ now: () => now, repaint, onStall, onRecovery });
  const checkAt = (watch: ReturnType<typeof create>, at: number) => {
    now = at;
    watch.check();
  };

  it('asks a static page to paint, and accepts a frame', () => {
    const watch = create();
    checkAt(watch, 2_900);
    expect(repaint).not.toHaveBeenCalled();
    checkAt(watch, 3_000);
    watch.pagePainted();
    now = 3_050;
    watch.frameArrived();
    checkAt(watch, 5_100);

    expect(repaint).toHaveBeenCalledOnce();
    expect(onStall).not.toHaveBeenCalled();
  });

  it('reports a stall once when the page paints without a frame, and its end with the next frame', () => {
    const watch = create();
    checkAt(watch, 3_000);
    watch.pagePainted();
    for (const at of [4_000, 5_000, 6_000, 20_000]) checkAt(watch, at);
    watch.frameArrived();
    watch.end();

    expect(onStall).toHaveBeenCalledOnce();
    expect(onRecovery.mock.calls).toEqual([[0]]);
  });

  it('does not report a hidden page, which does not paint', () => {
    const watch = create();
    for (const at of [3_000, 5_000, 6_000, 8_000]) checkAt(watch, at);

    expect(onStall).not.toHaveBeenCalled();
  });

  it('reports a stall that lasts until the end', () => {
    const watch = create();
    checkAt(watch, 3_000);
    watch.pagePainted();
    checkAt(watch, 5_000);
    watch.end();

    expect(onRecovery.mock.calls).toEqual([[0]]);
  });
});
