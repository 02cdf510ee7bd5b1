import type { Row } from '../calls/row.js';

const ISSUE = { title: 'A', description: 'B', project_key: 'SHOP', type: 'Bug', hyperlinks_to_attach: [] };

/** Flows, comments, tags, public links and Jira, which is not connected, after the table of spec §6. */
// prettier-ignore
export const FLOW_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'listSystemFlows',       expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'listFlows',             expected: '401 401 200 200 200 200 200 200 200 200 200 401 200 200' },
  { operation: 'listFlows',             expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200', name: 'of one project', call: ({ systemId }) => ({ query: `system_id=${systemId}` }) },
  { operation: 'listFlowHosts',         expected: '401 401 200 200 200 200 200 200 200 200 200 401 200 200' },
  { operation: 'listFlowHosts',         expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200', name: 'of one project', call: ({ systemId }) => ({ query: `system_id=${systemId}` }) },
  { operation: 'getFlow',               expected: '401 401 404 404 404 200 200 200 200 200 200 200 200 200' },
  { operation: 'getRecordingStatus',    expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'getRecording',          expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'getSequenceDiagram',    expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'updateFlow',            expected: '401 401 404 404 404 403 200 200 200 200 200 401 403 200', name: 'its title', call: () => ({ body: { title: 'New' } }) },
  { operation: 'updateFlow',            expected: '401 401 404 404 404 403 200 200 200 200 200 401 403 200', name: 'its tags', call: ({ tag_id }) => ({ body: { tag_ids: [tag_id] } }) },
  { operation: 'updateFlow',            expected: '401 401 404 404 404 403 200 404 404 404 404 401 404 404', name: 'to a project of the contributor', call: ({ contributorsOwn }) => ({ body: { system_id: contributorsOwn } }) },
  { operation: 'updateFlow',            expected: '401 401 404 404 404 404 404 404 404 200 200 401 404 404', name: "to the owner's default project", call: ({ ownersDefault }) => ({ body: { system_id: ownersDefault } }) },
  { operation: 'deleteFlow',            expected: '401 401 404 404 404 403 204 204 204 204 204 401 403 204' },
  { operation: 'createShareLink',       expected: '401 401 404 404 404 201 201 201 201 201 201 401 201 201' },
  { operation: 'listShareLinks',        expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'revokeShareLink',       expected: '401 401 404 404 404 403 204 204 204 204 204 401 403 204', call: ({ remarked }) => ({ params: { flow_id: remarked } }) },
  { operation: 'updateShareLink',       expected: '401 401 404 404 404 403 200 403 403 403 403 401 403 403', call: ({ remarked }) => ({ params: { flow_id: remarked }, body: { clear_preview: true } }) },
  { operation: 'getSharedPreview',      expected: '404 404 404 404 404 404 404 404 404 404 404 404 404 404', name: 'of a flow without a picture', prepare: (setting) => sharedBy('others', setting) },
  { operation: 'getSharedPreview',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'by a dead link', call: () => ({ params: { token: 'fl_sh_nonsense' } }) },
  { operation: 'getOembed',             expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', prepare: (setting) => sharedBy('others', setting), call: ({ share_url = '' }) => ({ query: new URLSearchParams({ url: share_url }).toString() }) },
  { operation: 'getOembed',             expected: '404 404 404 404 404 404 404 404 404 404 404 404 404 404', name: 'of something else', call: () => ({ query: 'url=https%3A%2F%2Felsewhere.example' }) },
  { operation: 'getSharedFlow',         expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', prepare: (setting) => sharedBy('others', setting) },
  { operation: 'listSharedComments',    expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', prepare: (setting) => sharedBy('others', setting) },
  { operation: 'listSharedComments',    expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'by a dead link', call: () => ({ params: { token: 'fl_sh_nonsense' } }) },
  { operation: 'getSharedFlow',         expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'after its creator was removed', prepare: sharedByRemovedMember },
  { operation: 'getSharedFlow',         expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'after its flow was moved', prepare: sharedAndMoved },
  { operation: 'getSharedFlow',         expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'after all links of the project were revoked', prepare: sharedAndRevoked },
  { operation: 'getSharedInvitation',   expected: '404 404 404 404 404 404 404 404 404 404 404 404 404 404', name: 'of a personal project', prepare: (setting) => sharedBy('others', setting) },
  { operation: 'getSharedInvitation',   expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', name: 'of an open-source project', prepare: (setting) => sharedBy('open', setting) },
  { operation: 'listJiraIssueTypes',    expected: '401 401 404 404 404 409 409 409 409 409 409 401 409 409', call: ({ flow_id }) => ({ query: `flow_id=${flow_id}` }) },
  { operation: 'listJiraProjects',      expected: '401 401 404 404 404 409 409 409 409 409 409 401 409 409', call: ({ flow_id }) => ({ query: `flow_id=${flow_id}` }) },
  { operation: 'createJiraIssue',       expected: '401 401 404 404 404 409 409 409 409 409 409 401 409 409', call: ({ flow_id }) => ({ body: { ...ISSUE, flow_id } }) },
  { operation: 'listComments',          expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'createComment',         expected: '401 401 404 404 404 201 201 201 201 201 201 401 201 201', call: ({ flow_id }) => ({ body: { flow_id, timestamp: 7, content: 'Yes' } }) },
  { operation: 'updateComment',         expected: '401 401 404 404 404 403 200 403 403 403 403 401 403 403', call: ({ comment_id, remarked }) => ({ body: { id: comment_id, flow_id: remarked, content: 'No', timestamp: 8 } }) },
  { operation: 'deleteComment',         expected: '401 401 404 404 404 403 204 403 403 204 204 401 403 403', call: ({ remarked }) => ({ params: { flow_id: remarked } }) },
  { operation: 'listTags',              expected: '401 401 200 200 200 200 200 200 200 200 200 401 200 200' },
  { operation: 'listTags',              expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200', name: 'of one project', call: ({ systemId }) => ({ query: `system_id=${systemId}` }) },
  { operation: 'createTag',             expected: '401 401 404 404 404 201 201 201 201 201 201 401 201 201', call: ({ systemId }) => ({ body: { system_id: systemId, title: 'new' } }) },
  { operation: 'deleteTag',             expected: '401 401 404 404 404 204 204 204 204 204 204 401 204 204' },
];

type Prepare = NonNullable<Row['prepare']>;

/** Creates an active public link. */
async function sharedBy(
  flow: 'others' | 'open',
  { world, cast, send }: Parameters<Prepare>[0],
  creator: 'owner' | 'contributor' = 'owner',
): Promise<{ token: string; share_url: string }> {
  const params = { flow_id: world.flows[flow].flowId };
  const { json } = await send('createShareLink', { params, headers: cast.credentials[creator] });
  const { share_url } = json as { share_url: string };
  return { token: share_url.split('/').at(-1) ?? '', share_url };
}

async function sharedByRemovedMember(setting: Parameters<Prepare>[0]) {
  const { world, cast, send } = setting;
  const link = await sharedBy('others', setting, 'contributor');
  const params = { systemId: world.team, userId: cast.people.contributor.userId };
  await send('removeMember', { params, headers: cast.credentials.admin });
  return link;
}

async function sharedAndMoved(setting: Parameters<Prepare>[0]) {
  const { world, cast, send } = setting;
  const link = await sharedBy('others', setting);
  const params = { flow_id: world.flows.others.flowId };
  await send('updateFlow', { params, body: { system_id: world.ownersDefault }, headers: cast.credentials.owner });
  return link;
}

async function sharedAndRevoked(setting: Parameters<Prepare>[0]) {
  const { world, cast, send } = setting;
  const link = await sharedBy('others', setting);
  await send('revokeProjectShareLinks', { params: { systemId: world.team }, headers: cast.credentials.admin });
  return link;
}
