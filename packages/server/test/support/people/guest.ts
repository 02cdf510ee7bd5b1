import type { CreatedRecordingLink, GuestRecording, WaitingRecording } from '@flowlens/client';
import { randomUUID } from 'node:crypto';
import { readContractResponse } from '../contract/contract-responses.js';
import { readClip } from '../recordings/make-video.js';
import { callsOf, type Person } from './person.js';
import { uploadVideo } from '../recordings/recorder.js';
import type { TestServer } from '../server/test-server.js';

export const A_LINK = { title: 'The checkout fails', expires_in_days: 7, max_recordings_count: 5 };

/** Switches the recordings of guests on or off. */
export function switchLinks({ token }: Person, address: string, enabled: boolean): Promise<Response> {
  return fetch(address, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ enabled }),
  });
}

/** Creates a recording link of a project, after switching guests' recordings on; returns its id and secret. */
export async function makeRecordingLink(
  { url, admin }: { url: string; admin: Person },
  projectId: string,
  change: object = {},
): Promise<{ id: string; token: string }> {
  await switchLinks(admin, `${url}/systems/${projectId}/recording-links`, true);
  const response = await admin.post(`/systems/${projectId}/recording-links`, { ...A_LINK, ...change });
  const link = await readContractResponse<CreatedRecordingLink>('createRecordingLink', response);
  return { id: link.id, token: new URL(link.url).hash.slice(1) };
}

/** Starts a recording like the page of a guest. */
export function begin(url: string, token: string, change: object = {}) {
  const body = {
    key: randomUUID(),
    name: 'Dana Drew',
    email: 'dana@customer.example',
    title: 'The total is wrong',
    recorded_at: '2026-03-02T09:14:18.000Z',
    ...change,
  };
  return callsOf(url, token).post('/flowlens/guest/recordings', body);
}

/** Calls of a guest with the secret of a started recording. */
export async function aGuest(url: string, token: string, change?: object) {
  const response = await begin(url, token, change);
  const { flow_id: flowId, secret } = await readContractResponse<GuestRecording>('beginGuestRecording', response);
  return { flowId, secret, ...callsOf(url, secret) };
}

/** Sends a complete recording of ten seconds and returns the id of its flow. */
export async function sendAsGuest(url: string, token: string, change?: object) {
  const guest = await aGuest(url, token, change);
  await uploadVideo({ url, person: { token: guest.secret } }, { flowId: guest.flowId, bytes: await readClip() });
  await guest.post(`/flowlens/flow/${guest.flowId}/complete`, { video: true });
  return guest;
}

/** Lists the waiting guest recordings of a project. */
export async function waitingIn(admin: Person, projectId: string): Promise<WaitingRecording[]> {
  const response = await admin.get(`/systems/${projectId}/waiting-recordings`);
  return readContractResponse<WaitingRecording[]>('listWaitingRecordings', response);
}

/** Removes the addresses from guests' recordings, so that they no longer count for the tests' address. */
export async function forgetAddresses({ database: { db } }: TestServer): Promise<void> {
  await db.updateTable('guest_recordings').set({ address: null }).execute();
}
