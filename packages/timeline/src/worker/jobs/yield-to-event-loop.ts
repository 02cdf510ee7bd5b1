/** Maximum duration of a task before it yields, in milliseconds. */
export const SLICE_MS = 8;

/**
 * Yields to the event loop, so that input, painting and messages are handled. `scheduler.yield` continues before messages, and a
 * timeout waits for some milliseconds.
 */
export function yieldToEventLoop(): Promise<void> {
  // DOM emulators in the tests of hosts may lack message channels.
  if (typeof MessageChannel === 'undefined') return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
