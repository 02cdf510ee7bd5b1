import type { EngineRequest } from '@flowlens/timeline/worker';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDownloadSender } from './download-sender.js';

const KIB = 1024;
const MIB = 1024 * KIB;
const CHUNK_BYTES = 64 * KIB;

/** A download of the given chunks, and an engine that only records calls. */
function startSending(chunks: Uint8Array<ArrayBuffer>[]) {
  const sent: EngineRequest[] = [];
  const port = { send: (request: EngineRequest) => void sent.push(request), listen: () => {}, close: () => {} };
  const sender = createDownloadSender(port);
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const done = sender.run(stream);
  const sentChunks = () => sent.flatMap((request) => (request.type === 'chunk' ? [request.bytes] : []));
  const sentBytes = () => sentChunks().reduce((sum, { length }) => sum + length, 0);
  return { sender, sent, sentChunks, sentBytes, done };
}

const someChunks = (count: number, chunkBytes = CHUNK_BYTES) =>
  Array.from({ length: count }, (_, at) => new Uint8Array(chunkBytes).fill(at));

describe('createDownloadSender', () => {
  it('sends a file in the received chunks, then its end', async () => {
    const { done, sent } = startSending(someChunks(2, 1_000 * KIB));

    await done;

    expect(sent).toEqual([
      { type: 'chunk', bytes: new Uint8Array(1_000 * KIB) },
      { type: 'chunk', bytes: new Uint8Array(1_000 * KIB).fill(1) },
      { type: 'end' },
    ]);
  });

  it('waits for a slow engine, for files of any size', async () => {
    const { sender, sentBytes, done } = startSending(someChunks(50));
    await waitFor(() => expect(sentBytes()).toBeGreaterThan(2 * MIB));
    const ahead = sentBytes();
    expect(ahead).toBeLessThan(3 * MIB);

    sender.acknowledge(ahead);
    await done;

    expect(sentBytes()).toBe(50 * CHUNK_BYTES);
  });

  it('transfers received memory instead of copying it', async () => {
    const [chunk] = someChunks(1) as [Uint8Array<ArrayBuffer>];
    const { done, sentChunks } = startSending([chunk]);

    await done;

    expect(sentChunks()[0]?.buffer).toBe(chunk.buffer);
  });

  it('copies a chunk whose memory is shared and cannot be transferred', async () => {
    const memory = new Uint8Array([1, 2, 3, 4]);
    const { done, sentChunks } = startSending([memory.subarray(1, 3)]);

    await done;

    expect(sentChunks()).toEqual([new Uint8Array([2, 3])]);
    expect(sentChunks()[0]?.buffer).not.toBe(memory.buffer);
  });
});
