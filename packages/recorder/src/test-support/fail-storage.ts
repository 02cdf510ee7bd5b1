import { onTestFinished, vi } from 'vitest';

/** Makes an operation of the storage worker fail until the returned function is called, or the test ends. */
export function failStorage(operation: 'write' | 'deleteFolder', message: string): () => void {
  const postMessage = Reflect.get(Worker.prototype, 'postMessage') as (this: Worker, ...sent: unknown[]) => void;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...sent) {
    const { request } = sent[0] as { request: { op: string } };
    if (request.op === operation) throw new Error(message);
    postMessage.apply(this, sent);
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}
