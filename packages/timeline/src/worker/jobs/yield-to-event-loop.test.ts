import { afterEach, describe, expect, it, vi } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.js';

afterEach(() => vi.unstubAllGlobals());

describe('yieldToEventLoop', () => {
  it('handles pending messages first, even in browsers with scheduler.yield', async () => {
    vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
    const heard = vi.fn();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = heard;
    port2.postMessage('typed');

    await yieldToEventLoop();

    expect(heard).toHaveBeenCalledOnce();
    port1.close();
  });

  it('continues in environments without message channels', async () => {
    vi.stubGlobal('MessageChannel', undefined);

    await expect(yieldToEventLoop()).resolves.toBeUndefined();
  });
});
