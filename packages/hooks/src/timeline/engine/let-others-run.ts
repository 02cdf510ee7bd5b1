/**
 * Ends the current slice of work, so that input, painting and messages get their turn. `scheduler.yield` would not do: what it
 * interrupts goes on before messages, and for up to 100 ms before painting. A timeout would wait some milliseconds in vain.
 */
export function letOthersRun(): Promise<void> {
  // The browser that a host's tests imitate may have none.
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
