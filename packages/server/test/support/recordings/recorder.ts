import type { Flow, RecordingStatus } from '@flowlens/client';
import { Upload } from 'tus-js-client';
import type { Person } from '../people/person.js';
import { waitUntil } from '../wait-until.js';

export const CHUNK_BYTES = 8 * 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

/** Announces a recording and returns the id of its flow. */
export async function announce(person: Person, fields: object = {}): Promise<string> {
  const input = { title: 'Checkout answers 500', recorded_at: '2026-03-02T09:14:18.000Z', ...fields };
  return ((await (await person.post('/flowlens/flow', input)).json()) as Flow).id;
}

/** Sends a batch of events, one per line. */
export function sendEvents(
  { url, person }: { url: string; person: Pick<Person, 'token'> },
  flowId: string,
  { sequence, events }: { sequence: number; events: readonly object[] | string },
): Promise<Response> {
  const body = typeof events === 'string' ? events : events.map((event) => `${JSON.stringify(event)}\n`).join('');
  return fetch(`${url}/flowlens/flow/${flowId}/events?sequence=${sequence}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/x-ndjson' },
    body,
  });
}

/** Uploads a video with tus-js-client, like recorders. */
export function uploadVideo(
  { url, person }: { url: string; person: Pick<Person, 'token'> },
  { flowId, bytes, filetype = 'video/mp4' }: { flowId: string; bytes: Buffer; filetype?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(bytes, {
      endpoint: `${url}/uploads`,
      headers: { authorization: `Bearer ${person.token}` },
      metadata: { flow_id: flowId, filetype },
      chunkSize: CHUNK_BYTES,
      retryDelays: [50, 100, 500],
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
}

/** Single calls of the upload protocol. */
export function tusCalls({ url, person }: { url: string; person: Pick<Person, 'token'> }) {
  const call = (method: string, path: string, { headers, body }: { headers?: object; body?: BodyInit } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...TUS, ...headers },
      ...(body !== undefined && { body }),
    });
  return {
    create: (flowId: string, headers: Record<string, string> = {}) =>
      call('POST', '/uploads', {
        headers: {
          'upload-metadata': `flow_id ${btoa(flowId)},filetype ${btoa('video/mp4')}`,
          ...(headers['upload-defer-length'] === undefined && { 'upload-length': '10' }),
          ...headers,
        },
      }),
    append: (path: string, offset: number, body: BodyInit, headers: Record<string, string> = {}) =>
      call('PATCH', path, {
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
        body,
      }),
    offset: async (path: string) => {
      const response = await call('HEAD', path);
      return response.ok ? Number(response.headers.get('upload-offset')) : response.status;
    },
    cancel: (path: string) => call('DELETE', path),
  };
}

/** Waits until a recording is processed or has failed. */
export async function processed(
  person: Pick<Person, 'get'>,
  flowId: string,
  withinMs?: number,
): Promise<RecordingStatus> {
  let status: RecordingStatus | undefined;
  await waitUntil(
    `the flow ${flowId} is processed`,
    async () => {
      status = (await (await person.get(`/flowlens/flow/${flowId}/recording-status`)).json()) as RecordingStatus;
      return status.recording_status === 'completed' || status.recording_status === 'failed';
    },
    withinMs,
  );
  return status as RecordingStatus;
}
