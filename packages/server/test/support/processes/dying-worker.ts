/** Stand-in for the worker of event batches: echoes a body, and crashes on a marked one. */
export async function prepareBatch(body: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(body);
  if (text === 'throw') throw new Error('A batch that cannot be prepared.');
  // An uncaught error ends the thread.
  if (text === 'die') {
    setImmediate(() => {
      throw new Error('The thread is gone.');
    });
    await new Promise(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve, text === 'slow' ? 300 : 0));
  return text;
}
