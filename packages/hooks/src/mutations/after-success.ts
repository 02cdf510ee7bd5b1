/**
 * Runs a callback of the host after a successful call, and returns the call. An error of the callback reaches the console,
 * but the call stays a success.
 */
export function afterSuccess<Data>(call: Promise<Data>, callback: ((data: Data) => void) | undefined): Promise<Data> {
  if (callback) void call.then(callback, () => undefined);
  return call;
}
