import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EngineRequest } from '../engine/engine-messages.js';
import { createSendDownload } from './send-download.js';

const KIB = 1024;
const CHUNK_BYTES = 64 * KIB;

/** A download of so many chunks, and an engine that only takes notes. */
function startSending(chunkCount: number, byteCount: number | null = null, chunkBytes = CHUNK_BYTES) {
  const sent: EngineRequest[] = [];
  const port = { send: (request: EngineRequest) => void sent.push(request), listen: () => {}, close: () => {} };
  const sending = createSendDownload(port, byteCount);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < chunkCount; at += 1) controller.enqueue(new Uint8Array(chunkBytes).fill(at));
      controller.close();
    },
  });
  const done = sending.run(stream);
  const sentBytes = () => sent.reduce((sum, request) => sum + (request.type === 'chunk' ? request.bytes.length : 0), 0);
  return { sending, sent, sentBytes, done };
}

describe('createSendDownload', () => {
  it('sends piece by piece before the first rows are there, and more only as the engine takes it', async () => {
    const { sending, sentBytes } = startSending(16);

    await waitFor(() => expect(sentBytes()).toBe(CHUNK_BYTES));
    sending.taken(CHUNK_BYTES);
    await waitFor(() => expect(sentBytes()).toBe(2 * CHUNK_BYTES));
  });

  it('sends little of what a network brings at once', async () => {
    const { sending, sent, sentBytes, done } = startSending(1, null, 1_000 * KIB);

    await waitFor(() => expect(sentBytes()).toBe(128 * KIB));
    sending.taken(128 * KIB);
    await waitFor(() => expect(sentBytes()).toBe(256 * KIB));
    void sending.pause(Promise.resolve());
    await done;

    expect(sentBytes()).toBe(1_000 * KIB);
    const chunks = sent.flatMap((request) => (request.type === 'chunk' ? [request.bytes.length / KIB] : []));
    expect(Math.max(...chunks)).toBe(128);
  });

  it('sends nothing while the first rows are drawn', async () => {
    const { sending, sentBytes, done } = startSending(16);
    await waitFor(() => expect(sentBytes()).toBe(CHUNK_BYTES));

    let haveDrawn = () => {};
    void sending.pause(new Promise((resolve) => (haveDrawn = resolve)));
    sending.taken(CHUNK_BYTES);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sentBytes()).toBe(CHUNK_BYTES);

    haveDrawn();
    await done;
    expect(sentBytes()).toBe(16 * CHUNK_BYTES);
  });

  it('sends a small file at once', async () => {
    const { done, sentBytes } = startSending(16, 16 * CHUNK_BYTES);

    await done;

    expect(sentBytes()).toBe(16 * CHUNK_BYTES);
  });

  it('sends a small file in the pieces that it comes in', async () => {
    const { done, sent } = startSending(2, 2_000 * KIB, 1_000 * KIB);

    await done;

    const pieces = sent.flatMap((request) => (request.type === 'chunk' ? [request.bytes] : []));
    expect(pieces).toEqual([new Uint8Array(1_000 * KIB), new Uint8Array(1_000 * KIB).fill(1)]);
  });

  it('tells how large the file is before it sends any of it, where that is known', async () => {
    const { done, sent } = startSending(2, 2 * CHUNK_BYTES);

    await done;

    expect(sent.map(({ type }) => type)).toEqual(['expect', 'chunk', 'chunk', 'end']);
    expect(sent[0]).toEqual({ type: 'expect', byteCount: 2 * CHUNK_BYTES });
  });

  it('does not take a large file for a small one because it is packed, and so its size that of what came over the network', async () => {
    const { sending, sentBytes } = startSending(16, 4 * CHUNK_BYTES);

    await waitFor(() => expect(sentBytes()).toBe(4 * CHUNK_BYTES));
    sending.taken(4 * CHUNK_BYTES);
    await waitFor(() => expect(sentBytes()).toBe(5 * CHUNK_BYTES));
  });

  it('sends at full speed once they are drawn', async () => {
    const { sending, sent, sentBytes, done } = startSending(16);
    await waitFor(() => expect(sentBytes()).toBe(CHUNK_BYTES));

    void sending.pause(Promise.resolve());
    await done;

    expect(sent.map((request) => (request.type === 'chunk' ? request.bytes[0] : request.type))).toEqual([
      ...Array(16).keys(),
      'end',
    ]);
  });

  it('waits for an engine that lags behind, however large the file', async () => {
    const { sending, sentBytes, done } = startSending(50);
    void sending.pause(Promise.resolve());
    await waitFor(() => expect(sentBytes()).toBeGreaterThan(2 * KIB * KIB));
    const ahead = sentBytes();
    expect(ahead).toBeLessThan(3 * KIB * KIB);

    sending.taken(ahead);
    await done;

    expect(sentBytes()).toBe(50 * CHUNK_BYTES);
  });

  it('copies a chunk that shares its memory with others, which is not to be given away', async () => {
    const memory = new Uint8Array([1, 2, 3, 4]);
    const sent: EngineRequest[] = [];
    const sending = createSendDownload(
      {
        send: (request) => void sent.push(request),
        listen: () => {},
        close: () => {},
      },
      null,
    );
    const part = memory.subarray(1, 3);

    await sending.run(new ReadableStream({ start: (stream) => (stream.enqueue(part), stream.close()) }));

    const [chunk] = sent;
    expect(chunk).toMatchObject({ type: 'chunk', bytes: new Uint8Array([2, 3]) });
    expect(chunk?.type === 'chunk' && chunk.bytes.buffer).not.toBe(memory.buffer);
  });
});
