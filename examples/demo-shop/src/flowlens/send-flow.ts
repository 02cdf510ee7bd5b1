import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFlowLensClient, type Flow, type FlowLensClient } from '@flowlens/client';
import type { TimelineEvent, TimelineMetadata } from '@flowlens/core';
import { Upload } from 'tus-js-client';

const CHUNK_BYTES = 8 * 1024 * 1024;
const EVENTS_IN_BATCH = 100;
const ASK_EVERY_MS = 500;

export interface SentFlow {
  title: string;
  description: string;
  recordedAt: Date;
  videoPath: string;
  events: readonly TimelineEvent[];
  metadata: TimelineMetadata;
}

/** Sends a recording as every recorder does, and waits until the server has made a flow of it. */
export async function sendFlow(
  { url, token }: { url: string; token: string },
  { title, description, recordedAt, videoPath, events, metadata }: SentFlow,
): Promise<Flow> {
  const client = createFlowLensClient({ baseUrl: url, getAccessToken: () => token });
  const { recorder, flows } = client;
  const { id } = await recorder.createFlow({ title, description, recorded_at: recordedAt.toISOString() });
  await uploadVideo({ url, token }, { flowId: id, video: await readFile(videoPath) });
  await recorder.appendEvents(id, 0, [{ type: 'metadata', metadata }]);
  for (let start = 0; start < events.length; start += EVENTS_IN_BATCH)
    await recorder.appendEvents(id, 1 + start / EVENTS_IN_BATCH, events.slice(start, start + EVENTS_IN_BATCH));
  await recorder.complete(id);
  await untilProcessed(client, id);
  return flows.get(id);
}

function uploadVideo(
  { url, token }: { url: string; token: string },
  { flowId, video }: { flowId: string; video: Buffer },
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(video, {
      endpoint: `${url}/uploads`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { flow_id: flowId, filetype: 'video/mp4' },
      chunkSize: CHUNK_BYTES,
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
}

async function untilProcessed({ flows }: FlowLensClient, flowId: string): Promise<void> {
  for (;;) {
    const { recording_status: status } = await flows.recordingStatus(flowId);
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(`The server could not process the flow ${flowId}.`);
    await sleep(ASK_EVERY_MS);
  }
}
