import type { Row, Setting } from '../calls/row.js';

const NEW_FLOW = { title: 'Recorded', recorded_at: '2026-03-02T09:14:18.000Z' };
const EVENT = {
  type: 'console_error',
  relative_time_ms: 1,
  timestamp: 1772442858812,
  console_error_data: { message: 'Boom' },
};
const EVENTS = {
  query: 'sequence=0',
  headers: { 'content-type': 'application/x-ndjson' },
  body: `${JSON.stringify(EVENT)}\n`,
};
const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

/** Creating flows, and the files of flows: only the reporter adds to a recording. */
// prettier-ignore
export const RECORDER_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'createFlow',            expected: '401 401 201 201 201 201 201 201 201 201 201 401 201 201', name: 'in the default project', call: () => ({ body: NEW_FLOW }) },
  { operation: 'createFlow',            expected: '401 401 404 404 404 201 201 201 201 201 201 401 201 201', name: 'in a project', call: ({ systemId }) => ({ body: { ...NEW_FLOW, system_id: systemId } }) },
  { operation: 'createFlow',            expected: '401 401 404 404 404 201 201 201 201 201 201 401 201 201', name: 'with a tag', call: ({ systemId, tag_id }) => ({ body: { ...NEW_FLOW, system_id: systemId, tag_ids: [tag_id] } }) },
  { operation: 'appendFlowEvents',      expected: '401 401 404 404 404 403 200 200 403 403 403 401 403 403', call: () => EVENTS },
  { operation: 'createUpload',          expected: '401 401 404 404 404 403 201 201 403 403 403 401 403 403', call: ({ flow_id }) => ({ headers: uploadOf(flow_id) }) },
  { operation: 'getUploadOffset',       expected: '401 401 404 404 404 404 200 200 404 404 404 401 404 404', prepare: begunByReporter, call: () => ({ headers: TUS }) },
  { operation: 'appendUpload',          expected: '401 401 404 404 404 404 204 204 404 404 404 401 404 404', prepare: begunByReporter, call: () => ({ headers: CHUNK, body: 'abcd' }) },
  { operation: 'cancelUpload',          expected: '401 401 404 404 404 404 204 204 404 404 404 401 404 404', prepare: begunByReporter, call: () => ({ headers: TUS }) },
  { operation: 'getBlob',               expected: '403 403 403 403 403 403 403 403 403 403 403 403 403 403', name: 'without a signature', prepare: async () => ({ key: '0b9cf1f6-64fe-4c7c-9a9c-0d1c62a3b111.mp4' }) },
  { operation: 'getBlob',               expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', name: 'by its address', prepare: signedTimeline, call: ({ signed = '' }) => ({ query: signed }) },
  { operation: 'completeFlow',          expected: '401 401 404 404 404 403 409 409 403 403 403 401 403 403', name: 'before its video is there' },
  { operation: 'completeFlow',          expected: '401 401 404 404 404 403 202 202 403 403 403 401 403 403', name: 'without a video', call: () => ({ body: { video: false } }) },
  { operation: 'retryFlow',             expected: '401 401 404 404 404 403 409 409 409 409 409 401 403 409', name: 'of a recording that has not failed' },
  { operation: 'completeFlow',          expected: '401 401 404 404 404 403 202 202 403 403 403 401 403 403', name: 'with a video', prepare: uploadedByReporter },
];

function uploadOf(flowId: string): Record<string, string> {
  const metadata = Object.entries({ flow_id: flowId, filetype: 'video/mp4' });
  const pairs = metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  return { ...TUS, 'upload-length': '8', 'upload-metadata': pairs.join(',') };
}

/** An upload by the person who recorded the flow. */
async function begunByReporter({ world, cast, place, send }: Setting): Promise<{ upload_id: string }> {
  const reporters = new Map([
    [world.flows.contributors.flowId, cast.credentials.contributor],
    [world.flows.reporters.flowId, cast.credentials.reporter],
  ]);
  const isTheirOwn = reporters.has(place.flow_id);
  const flowId = isTheirOwn ? place.flow_id : world.flows.reporters.flowId;
  const { headers } = await send('createUpload', { headers: { ...reporters.get(flowId), ...uploadOf(flowId) } });
  return { upload_id: headers.get('location')?.split('/').at(-1) ?? '' };
}

async function uploadedByReporter(setting: Setting): Promise<{ upload_id: string }> {
  const { cast, place, world, send } = setting;
  const params = await begunByReporter(setting);
  const isContributors = place.flow_id === world.flows.contributors.flowId;
  const headers = { ...cast.credentials[isContributors ? 'contributor' : 'reporter'], ...CHUNK };
  await send('appendUpload', { params, headers, body: 'all of it'.slice(0, 8) });
  return params;
}

/** A file of a flow, at the URL that the owner gets. */
async function signedTimeline({ world, cast, send }: Setting): Promise<{ key: string; signed: string }> {
  const params = { flow_id: world.flows.others.flowId };
  const { json } = await send('getFlow', { params, headers: cast.credentials.owner });
  const address = new URL((json as { timeline_url: string }).timeline_url);
  return { key: address.pathname.split('/').at(-1) ?? '', signed: address.search.slice(1) };
}
