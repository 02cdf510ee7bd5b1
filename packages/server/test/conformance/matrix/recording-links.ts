import { randomUUID } from 'node:crypto';
import type { Place } from '../world/place.js';
import type { Row, Setting } from '../calls/row.js';

const NEW_LINK = { title: 'Show us', expires_in_days: 7, max_recordings_count: 5 };

const theWaiting = ({ waitingId }: Place) => ({ params: { flow_id: waitingId } });
/** The secret of the link allows a guest's calls, independent of any session. */
const asGuest = ({ token = '' }: Place) => ({ headers: { authorization: `Bearer ${token}`, cookie: '' } });
const beginning = (place: Place) => ({
  ...asGuest(place),
  body: { key: randomUUID(), name: 'Dana', title: 'Broken', recorded_at: '2026-03-02T09:14:18.000Z' },
});

/** Recording links are for admins and the owner; their secrets are for guests. */
// prettier-ignore
export const RECORDING_LINK_ROWS: Row[] = [
  //                                                 anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'getRecordingLinks',        expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200' },
  { operation: 'setRecordingLinks',        expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 403', name: 'off', call: () => ({ body: { enabled: false } }) },
  { operation: 'setRecordingLinks',        expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 403', name: 'on', call: () => ({ body: { enabled: true } }) },
  { operation: 'createRecordingLink',      expected: '401 401 404 404 404 403 403 403 201 201 201 401 403 403', call: () => ({ body: NEW_LINK }) },
  { operation: 'createRecordingLink',      expected: '401 401 404 404 404 403 403 403 409 409 409 401 403 403', name: 'where they are off', prepare: switchOff, call: () => ({ body: NEW_LINK }) },
  { operation: 'revokeRecordingLink',      expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204' },
  { operation: 'listWaitingRecordings',    expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200' },
  { operation: 'acceptWaitingRecording',   expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204', call: theWaiting },
  { operation: 'discardWaitingRecording',  expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204', call: theWaiting },
  { operation: 'getRecordingStatus',       expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'getRecording',             expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'getSequenceDiagram',       expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'updateFlow',               expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: (place) => ({ ...theWaiting(place), body: { title: 'New' } }) },
  { operation: 'deleteFlow',               expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'createShareLink',          expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'listShareLinks',           expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'listComments',             expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'createComment',            expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: ({ waitingId }) => ({ body: { flow_id: waitingId, timestamp: 7, content: 'Yes' } }) },
  { operation: 'completeFlow',             expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'retryFlow',                expected: '401 401 404 404 404 404 404 404 404 404 404 401 404 404', name: 'that waits', call: theWaiting },
  { operation: 'getGuestLink',             expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', prepare: newLink, call: asGuest },
  { operation: 'getGuestLink',             expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'without its secret' },
  { operation: 'beginGuestRecording',      expected: '201 201 201 201 201 201 201 201 201 201 201 201 201 201', prepare: newLink, call: beginning },
  { operation: 'beginGuestRecording',      expected: '409 409 409 409 409 409 409 409 409 409 409 409 409 409', name: 'by a revoked link', prepare: revokedLink, call: beginning },
  { operation: 'beginGuestRecording',      expected: '409 409 409 409 409 409 409 409 409 409 409 409 409 409', name: 'after its creator was removed', prepare: linkOfRemovedMember, call: beginning },
  { operation: 'beginGuestRecording',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'without its secret', call: (place) => ({ body: beginning(place).body }) },
];

async function switchOff({ world, cast, send }: Setting): Promise<Partial<Place>> {
  for (const systemId of [world.team, world.ownersDefault])
    await send('setRecordingLinks', {
      params: { systemId },
      body: { enabled: false },
      headers: cast.credentials.owner,
    });
  return {};
}

/** A link made by the admin, with its secret. */
async function newLink({ world, cast, send }: Setting): Promise<{ token: string; link_id: string }> {
  const params = { systemId: world.team };
  const { json } = await send('createRecordingLink', { params, body: NEW_LINK, headers: cast.credentials.admin });
  const { id, url } = json as { id: string; url: string };
  return { token: new URL(url).hash.slice(1), link_id: id };
}

async function revokedLink(setting: Setting): Promise<{ token: string }> {
  const { world, cast, send } = setting;
  const { token, link_id } = await newLink(setting);
  await send('revokeRecordingLink', { params: { systemId: world.team, link_id }, headers: cast.credentials.owner });
  return { token };
}

async function linkOfRemovedMember(setting: Setting): Promise<{ token: string }> {
  const { world, cast, send } = setting;
  const { token } = await newLink(setting);
  const params = { systemId: world.team, userId: cast.people.admin.userId };
  await send('removeMember', { params, headers: cast.credentials.owner });
  return { token };
}
