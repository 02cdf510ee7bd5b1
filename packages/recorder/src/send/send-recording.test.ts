import { type CreateFlowInput, FlowLensApiError } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import { describe, expect, it, vi } from 'vitest';
import type { RecorderClient } from '../recorder.js';
import { createMemoryStore } from '../spool/memory-store.js';
import { aRecording } from '../test-support/recording-state.js';
import { VERSION } from '../version.js';
import { sendRecording } from './send-recording.js';

interface FakeServer {
  client: RecorderClient;
  flows: CreateFlowInput[];
  batches: object[][];
  completions: object[];
}

/** A client whose server accepts everything. */
function createFakeServer(): FakeServer {
  const server = { flows: [], batches: [], completions: [] } as unknown as FakeServer;
  server.client = {
    baseUrl: 'https://flowlens.example',
    flows: {
      recordingStatus: async () => ({ recording_status: server.completions.length > 0 ? 'completed' : 'pending' }),
    },
    recorder: {
      createFlow: async (input: CreateFlowInput) => ({ id: `f${server.flows.push(input)}` }),
      appendEvents: async (_flowId: string, sequence: number, events: object[]) => {
        server.batches[sequence] = events;
        return { skipped_count: 0, skipped: [] };
      },
      complete: async (_flowId: string, options: object) => void server.completions.push(options),
    },
  } as unknown as RecorderClient;
  return server;
}

async function aRecordingOf(lines: string, fields = {}) {
  const files = await createMemoryStore({ maxBytes: Infinity }).create(aRecording({ durationMs: 1, ...fields }));
  await files.appendEvents(lines);
  return files;
}

const refused = (detail: string) =>
  new FlowLensApiError({ operation: 'createFlow', status: 409, problem: null, detail, retryAfter: null });

describe('sendRecording', () => {
  it('does not repeat an announcement that the server refuses', async () => {
    const { client } = createFakeServer();
    const createFlow = vi.fn().mockRejectedValue(refused(refusal('recordingLinkRevoked')));
    const files = await aRecordingOf('');
    const sending = sendRecording({
      files,
      client: { ...client, recorder: { ...client.recorder, createFlow } },
      details: { title: 'A' },
    });

    await expect(sending).rejects.toMatchObject({ status: 409 });
    expect(createFlow).toHaveBeenCalledOnce();
  });

  it('announces the recording with another key when the first response was lost', async () => {
    const { client } = createFakeServer();
    const createFlow = vi.fn(client.recorder.createFlow).mockRejectedValueOnce(refused(refusal('answerLost')));
    const files = await aRecordingOf('');
    await sendRecording({
      files,
      client: { ...client, recorder: { ...client.recorder, createFlow } },
      details: { title: 'A' },
    });

    const [first, second] = createFlow.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('marks a recording without video as such', async () => {
    const server = createFakeServer();
    const files = await aRecordingOf('{"type":"navigation"}\n');
    const sent = await sendRecording({ files, client: server.client, details: { title: 'A' } });

    expect(sent).toEqual({ flowId: 'f1', url: 'https://flowlens.example/flowlens/flow/f1' });
    expect(server.completions).toMatchObject([{ video: false }]);
  });

  it('sends the recording’s project and its start time', async () => {
    const server = createFakeServer();
    const files = await aRecordingOf('', { origin: Date.UTC(2026, 2, 2, 9, 14, 18) });
    const details = { title: 'A', description: 'B', projectId: 'p1', tagIds: ['t1'] };
    await sendRecording({ files, client: server.client, details });

    expect(server.flows).toEqual([
      { title: 'A', description: 'B', system_id: 'p1', tag_ids: ['t1'], recorded_at: '2026-03-02T09:14:18.000Z' },
    ]);
  });

  it('ends the events with the browser and the gaps of the recording', async () => {
    const server = createFakeServer();
    const files = await aRecordingOf('{"type":"navigation"}\n', {
      metadata: { browser: 'Chrome' },
      gaps: [{ reason: 'events_dropped', atMs: -12.4, forMs: 3.6, count: 3 }],
      redacted: { headers: 2, bodies: 1 },
    });
    await sendRecording({ files, client: server.client, details: { title: 'A' } });

    const capture = {
      recorder: 'sdk',
      version: VERSION,
      redactedCount: 3,
      gaps: [{ reason: 'events_dropped', atMs: 0, forMs: 4, count: 3 }],
    };
    expect(server.batches).toEqual([
      [{ type: 'navigation' }],
      [{ type: 'metadata', metadata: { browser: 'Chrome', capture } }],
    ]);
  });

  it('keeps batches under 900 KB and 5,000 events, and skips a damaged line', async () => {
    const server = createFakeServer();
    const small = Array.from({ length: 6_000 }, (_, number) => `{"n":${number}}\n`).join('');
    const large = Array.from({ length: 30 }, () => `{"x":"${'ä'.repeat(50_000)}"}\n`).join('');
    const files = await aRecordingOf(`${small}\0\0\n${large}`);
    await sendRecording({ files, client: server.client, details: { title: 'A' } });

    const sizes = server.batches.map((events) => new TextEncoder().encode(JSON.stringify(events)).length);
    expect(Math.max(...sizes)).toBeLessThan(910_000);
    expect(Math.max(...server.batches.map(({ length }) => length))).toBeLessThanOrEqual(5_000);
    expect(server.batches.flat()).toHaveLength(6_000 + 30 + 1);
  });

  it('requires details for a recording that was not sent before', async () => {
    const server = createFakeServer();

    await expect(sendRecording({ files: await aRecordingOf(''), client: server.client })).rejects.toMatchObject({
      code: 'no_details',
    });
  });
});
