import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFlowLensClient, type FlowLensClient } from './create-client.js';
import type { CreateOptions } from './transport/idempotency-key.js';
import { FlowLensParseError } from './errors.js';
import type { operations } from './generated/schema.js';
import { sendProblem, startServer } from './test-support/start-server.js';

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: { $ref?: string }[];
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}
interface Media {
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, { value?: unknown; content?: Record<string, Media> }>>;
}

const FILE = new URL('../openapi.yaml', import.meta.url);
const METHODS = ['get', 'post', 'patch', 'delete', 'head', 'put'];
const contract = parse(await readFile(FILE, 'utf8')) as Contract;

const table = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation
      ? [{ id: operation.operationId as keyof operations, method: method.toUpperCase(), path, operation }]
      : [];
  }),
);

/** Call of each operation. The compiler requires one entry per operation. */
const calls: Record<
  keyof operations,
  (client: FlowLensClient, baseUrl: string, options?: CreateOptions) => Promise<unknown>
> = {
  getConfig: (client) => client.config.get(),
  signIn: (client) => client.auth.signIn({ code: 'c' }),
  refreshSession: (client) => client.auth.refresh(),
  signOut: (client) => client.auth.signOut(),
  signOutEverywhere: (client) => client.auth.signOutEverywhere(),
  dismissSessionNotice: (client) => client.auth.dismissSessionNotice(),
  getCurrentUser: (client) => client.auth.me(),
  createAgentToken: (client, _url, options) => client.agentTokens.create('CURSOR', options),
  listAgentTokens: (client) => client.agentTokens.list(),
  revokeAgentToken: (client) => client.agentTokens.revoke('token_id'),
  revokeOwnToken: (client) => client.recorderTokens.revokeSelf(),
  createRecorderCode: (client) =>
    client.recorderTokens.createCode({ redirect_uri: 'r', code_challenge: 'c', code_challenge_method: 'S256' }),
  exchangeRecorderCode: (client) =>
    client.recorderTokens.exchange({ code: 'c', code_verifier: 'v', redirect_uri: 'r' }),
  listProjects: (client) => client.projects.list(),
  createProject: (client, _url, options) => client.projects.create({ name: 'Web shop' }, options),
  getProject: (client) => client.projects.get('systemId'),
  updateProject: (client) => client.projects.update('systemId', { name: 'Web shop' }),
  deleteProject: (client) => client.projects.remove('systemId'),
  listProjectShareLinks: async (client) => (await client.projects.shares('systemId')).items,
  revokeProjectShareLinks: (client) => client.projects.revokeShares('systemId'),
  leaveProject: (client, _url, options) => client.projects.leave('systemId', options),
  listMembers: (client) => client.members.list('systemId'),
  updateMemberRole: (client) => client.members.updateRole('systemId', 'userId', 'ADMIN'),
  removeMember: (client) => client.members.remove('systemId', 'userId'),
  inviteMember: (client, _url, options) => client.invitations.invite('systemId', { email: 'bob@example.com' }, options),
  listInvitations: (client) => client.invitations.list('systemId'),
  revokeInvitation: (client) => client.invitations.revoke('systemId', 'invitationId'),
  listPublicInvitations: (client) => client.invitations.listPublic('systemId'),
  revokePublicInvitation: (client) => client.invitations.revokePublic('systemId', 'invitationId'),
  createPublicInvitation: (client, _url, options) => client.invitations.createPublic('systemId', options),
  listMyInvitations: async (client) => ({ invitations: await client.invitations.listMine() }),
  acceptInvitation: (client, _url, options) => client.invitations.accept('invitationId', options),
  rejectInvitation: (client, _url, options) => client.invitations.reject('invitationId', options),
  joinProject: (client, _url, options) => client.invitations.join({ system_id: 's', invitation_id: 'i' }, options),
  listSystemFlows: async (client) => (await client.flows.listBySystem('systemId')).items,
  listFlowHosts: (client) => client.flows.hosts('systemId'),
  listFlows: async (client) => (await client.flows.list()).items,
  getFlow: (client) => client.flows.get('flow_id'),
  updateFlow: (client) => client.flows.update('flow_id', { title: 'New' }),
  deleteFlow: (client) => client.flows.remove('flow_id'),
  getRecordingStatus: (client) => client.flows.recordingStatus('flow_id'),
  getRecording: (client) => client.flows.recording('flow_id'),
  getSequenceDiagram: (client) => client.flows.sequenceDiagram('flow_id'),
  retryFlow: (client, _url, options) => client.flows.retry('flow_id', options),
  createShareLink: (client, _url, options) => client.flows.share('flow_id', options),
  listShareLinks: (client) => client.flows.shares('flow_id'),
  updateShareLink: (client) => client.flows.updateShare('flow_id', 'share_id', { clear_preview: true }),
  revokeShareLink: (client) => client.flows.revokeShare('flow_id', 'share_id'),
  getSharedFlow: (client) => client.sharedFlows.get('token'),
  listSharedComments: async (client) => (await client.sharedFlows.comments('token')).items,
  getSharedInvitation: (client) => client.sharedFlows.invitation('token'),
  getSharedPreview: async (client) => (await client.sharedFlows.preview('token')).text(),
  getOembed: (client) => client.sharedFlows.oembed({ url: 'https://flowlens.example/shared/flow/token' }),
  listComments: (client) => client.comments.list('flow_id'),
  createComment: (client, _url, options) =>
    client.comments.create({ flow_id: 'f', timestamp: 1, content: 'Hm' }, options),
  updateComment: (client) => client.comments.update({ id: 'c', flow_id: 'f', content: 'Hm' }),
  deleteComment: (client) => client.comments.remove('flow_id', 'comment_id'),
  listTags: async (client) => ({ tags: await client.tags.list() }),
  createTag: (client, _url, options) => client.tags.create({ system_id: 's', title: 'checkout' }, options),
  deleteTag: (client) => client.tags.remove('tag_id'),
  listJiraIssueTypes: (client) => client.jira.issueTypes('flow_id'),
  listJiraProjects: (client) => client.jira.projects('flow_id'),
  createJiraIssue: (client, _url, options) =>
    client.jira.createIssue(
      { title: 'T', description: 'D', project_key: 'K', type: 'Bug', flow_id: 'f', hyperlinks_to_attach: [] },
      options,
    ),
  createFlow: (client, _url, options) =>
    client.recorder.createFlow({ title: 'T', recorded_at: '2026-03-02T09:14:18.000Z' }, options),
  appendFlowEvents: (client) => client.recorder.appendEvents('flow_id', 0, [{}]),
  completeFlow: (client, _url, options) => client.recorder.complete('flow_id', options),
  createUpload: (client) => client.recorder.createUpload({ flowId: 'f', mimeType: 'video/mp4' }),
  getUploadOffset: (client) => client.recorder.uploadOffset('upload_id'),
  appendUpload: (client) => client.recorder.appendUpload('upload_id', { offset: 0, bytes: new Blob(['x']) }),
  cancelUpload: (client) => client.recorder.cancelUpload('upload_id'),
  getRecordingLinks: (client) => client.recordingLinks.get('systemId'),
  setRecordingLinks: (client) => client.recordingLinks.setEnabled('systemId', true),
  createRecordingLink: (client, _url, options) =>
    client.recordingLinks.create('systemId', { title: 'T', expires_in_days: 7, max_recordings_count: 1 }, options),
  revokeRecordingLink: (client) => client.recordingLinks.revoke('systemId', 'link_id'),
  listWaitingRecordings: (client) => client.recordingLinks.waiting('systemId'),
  acceptWaitingRecording: (client, _url, options) => client.recordingLinks.accept('systemId', 'flow_id', options),
  discardWaitingRecording: (client) => client.recordingLinks.discard('systemId', 'flow_id'),
  listEmbedKeys: (client) => client.embedding.keys('systemId'),
  createEmbedKey: (client, _url, options) => client.embedding.createKey('systemId', { name: 'Ticket desk' }, options),
  revokeEmbedKey: (client) => client.embedding.revokeKey('systemId', 'keyId'),
  createEmbedToken: (client, _url, options) =>
    client.embedding.createToken('fl_ek_x', { email: 'kim@example.com', name: 'Kim' }, options),
  getGuestLink: (client) => client.guestRecordings.link('fl_rl_x'),
  beginGuestRecording: (client) =>
    client.guestRecordings.begin('fl_rl_x', {
      key: '0f8fad5b-d9cb-469f-a165-70867728950e',
      name: 'Dana',
      title: 'T',
      recorded_at: '2026-03-02T09:14:18.000Z',
    }),
  getBlob: async (client, baseUrl) => (await client.timeline.fetch(`${baseUrl}/blobs/key`)).text(),
  checkMcpClientVersion: (client) => client.mcpClient.checkVersion('version'),
  logMcpClientUse: (client) => client.mcpClient.logUse({ recording_type: 'WEBM' }),
  getLiveness: (client) => client.health.live(),
  getReadiness: (client) => client.health.ready(),
};

/** Results of functions whose response has no body, or a body other than JSON. */
const UNWRAPPED: Partial<Record<keyof operations, unknown>> = {
  signIn: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  refreshSession: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  createUpload: 'upload_id',
  getUploadOffset: 7,
  appendUpload: 7,
  getBlob: '{}',
  getSharedPreview: '{}',
};

/** Operations whose response is a file. */
const FILES: (keyof operations)[] = ['getBlob', 'getSharedPreview'];

describe('openapi.yaml', () => {
  it('has generated types that are up to date', async () => {
    const fresh = COMMENT_HEADER + astToString(await openapiTS(FILE, { defaultNonNullable: false }));
    const kept = await readFile(new URL('./generated/schema.d.ts', import.meta.url), 'utf8');

    expect(kept, 'The types are stale: run `pnpm generate:client`.').toBe(fresh);
  });

  it('lists exactly the operations that the client has', () => {
    expect(table.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
  });

  it('has one client function for every operation', () => {
    const functions = Object.values(createFlowLensClient()).flatMap((resource) => Object.keys(resource as object));

    // `flows.iterate` calls `listFlows`, and `sharedFlows.refresh` calls `getSharedFlow`.
    expect(functions).toHaveLength(table.length + 2);
  });

  it.each(table)('describes $id as $method $path', async ({ id, method, path, operation }) => {
    const { status, example } = success(operation);
    await using server = await startServer((_seen, response) => {
      const headers = { 'Content-Type': 'application/json', Location: '/uploads/upload_id', 'Upload-Offset': '7' };
      response.writeHead(status, headers);
      response.end(status === 204 ? undefined : FILES.includes(id) ? '{}' : JSON.stringify(example));
    });
    const client = createFlowLensClient({ baseUrl: server.url, getAccessToken: () => 'live', onAccessToken: () => {} });

    const response = await calls[id](client, server.url, { idempotencyKey: 'k1' });

    expect(server.seen).toHaveLength(1);
    const [seen] = server.seen;
    expect(`${seen?.method} ${seen?.url.split('?')[0]}`).toBe(`${method} ${path.replace(/[{}]/g, '')}`);
    expect(response).toEqual(id in UNWRAPPED ? UNWRAPPED[id] : example);
    expect(seen?.headers.accept).toBe('application/json');
    const takesToken = operation.security?.some((scheme) => 'bearerAuth' in scheme || 'recorderToken' in scheme);
    if (takesToken ?? true) expect(seen?.headers.authorization).toBe('Bearer live');
    if (operation.security?.some((scheme) => 'recordingLink' in scheme))
      expect(seen?.headers.authorization).toBe('Bearer fl_rl_x');
    const takesKey = operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');
    expect(seen?.headers['idempotency-key']).toBe(takesKey ? 'k1' : undefined);
  });

  it.each(table.filter(({ id }) => id !== 'getBlob'))('names $id in the error of a refusal', async ({ id }) => {
    await using server = await startServer((_seen, response) => sendProblem(response, 403, 'No.'));
    const client = createFlowLensClient({ baseUrl: server.url, getAccessToken: () => 'live', onAccessToken: () => {} });

    await expect(calls[id](client, server.url)).rejects.toMatchObject({ operation: id, status: 403 });
  });

  it.each(table.filter(({ id, operation }) => id !== 'getBlob' && success(operation).example !== undefined))(
    'rejects an empty response and null for $id',
    async ({ id }) => {
      for (const [status, body] of [
        [204, undefined],
        [200, 'null'],
      ] as const) {
        await using server = await startServer((_seen, response) => response.writeHead(status).end(body));
        const client = createFlowLensClient({ baseUrl: server.url, onAccessToken: () => {} });

        await expect(calls[id](client, server.url)).rejects.toBeInstanceOf(FlowLensParseError);
      }
    },
  );
});

/** Status and example of an operation's successful response. */
function success({ responses }: Operation): { status: number; example: unknown } {
  const [status = '', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const content = (response?.$ref ? component(response.$ref) : response)?.content;
  const media = content?.['application/json'];
  const named = media?.examples && Object.values(media.examples)[0];
  return { status: Number(status), example: named ? component(named.$ref)?.value : media?.example };
}

function component(ref: string) {
  const [kind = '', name = ''] = ref.replace('#/components/', '').split('/');
  return contract.components[kind]?.[name];
}
