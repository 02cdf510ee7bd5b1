import type {
  AgentToken,
  AppConfig,
  CurrentUser,
  EmbedKey,
  Flow,
  Invitation,
  InvitationLink,
  Member,
  PersonalToken,
  Project,
  RecordingLinks,
  ShareLink,
  Tag,
  WaitingRecording,
} from '@flowlens/client';
import { createDb, createHandlers, type MockDb } from '@flowlens/testing';
import { getResponse } from 'msw';
import type { Person } from '../../support/people/person.js';
import { createSend, OPERATION_IDS, type Send, type OperationId } from '../calls/calls.js';
import type { Stage } from '../world/stage.js';

type Read = <T>(operation: OperationId, params?: Record<string, string>) => Promise<T>;

interface Dated {
  id: string;
  created_at: string;
}

/** Data that only this person can see. */
interface View {
  read: Read;
  viewer: CurrentUser;
  projects: Project[];
  tags: Tag[];
  flows: Dated[];
  agentTokens: AgentToken[];
}

/**
 * Reads the stage's world from the server's responses to its people. Each call of the result opens a mock server of
 * `@flowlens/testing` with that world.
 */
export async function readMockWorld({ cast, send }: Pick<Stage, 'cast' | 'send'>): Promise<() => Send> {
  const people = Object.values(cast.people);
  const views = await Promise.all(people.map((person) => viewOf(person, send)));
  const db = await dbOf(views);
  const known = people.map(({ token }, index) => {
    const { viewer, agentTokens } = views[index] as View;
    return [`Bearer ${token}`, { viewer, agentTokens }] as const;
  });
  return () => openMockServer(structuredClone(db), new Map(structuredClone(known)));
}

function openMockServer(db: MockDb, viewsByToken: Map<string, Pick<View, 'viewer' | 'agentTokens'>>): Send {
  const handlers = createHandlers(db);
  return createSend('https://mock.test', async (url, init) => {
    const authorization = new Headers(init.headers).get('authorization') ?? '';
    const view = viewsByToken.get(authorization);
    db.viewer = view?.viewer ?? null;
    // It knows the tokens of one person only.
    db.agentTokens = view?.agentTokens ?? [];
    const response = await getResponse(handlers, new Request(url, init));
    if (view) view.agentTokens = db.agentTokens;
    // An ended session makes its token anonymous.
    if (db.viewer === null) viewsByToken.delete(authorization);
    if (!response) throw new Error(`The mock server does not answer ${init.method} ${url}.`);
    return response;
  });
}

/** Calls that the mock server supports; it omits those that components never make. */
export async function mockedOperations(): Promise<Set<OperationId>> {
  const handlers = createHandlers(createDb());
  const send = createSend(
    'https://mock.test',
    async (url, init) => (await getResponse(handlers, new Request(url, init))) ?? new Response(null, { status: 501 }),
  );
  const statuses = await Promise.all(OPERATION_IDS.map(async (operation) => (await send(operation)).status));
  return new Set(OPERATION_IDS.filter((_operation, index) => statuses[index] !== 501));
}

async function viewOf({ token }: Person, send: Send): Promise<View> {
  const headers = { authorization: `Bearer ${token}` };
  const read: Read = async <T>(operation: OperationId, params: Record<string, string> = {}) => {
    const { status, json, text } = await send(operation, { headers, params });
    if (status !== 200) throw new Error(`${operation} returns ${status}: ${text}`);
    return json as T;
  };
  const [viewer, projects, { tags }, flows, tokens] = await Promise.all([
    read<CurrentUser>('getCurrentUser'),
    read<Project[]>('listProjects'),
    read<{ tags: Tag[] }>('listTags'),
    read<Dated[]>('listFlows'),
    read<PersonalToken[]>('listAgentTokens'),
  ]);
  return { read, viewer, projects, tags, flows, agentTokens: tokens.filter((token) => token.kind === 'agent') };
}

async function dbOf(views: readonly View[]): Promise<MockDb> {
  const projects = each(views, (view) => view.projects).toSorted(oldestFirst);
  const admins = each(views, (view) => view.projects.filter(({ user_role }) => user_role === 'ADMIN'));
  const flows = each(views, (view) => view.flows).toSorted((a, b) => oldestFirst(b, a));
  const [
    config,
    members,
    invitations,
    invitationLinks,
    embedKeys,
    recordingLinks,
    waitingRecordings,
    detailed,
    shareLinks,
  ] = await Promise.all([
    (projects[0] as Seen<Project>).read<AppConfig>('getConfig'),
    byId(projects, ({ read, item }) => read<Member[]>('listMembers', { systemId: item.id })),
    byId(admins, ({ read, item }) => read<Invitation[]>('listInvitations', { systemId: item.id })),
    byId(admins, ({ read, item }) => read<InvitationLink[]>('listPublicInvitations', { systemId: item.id })),
    byId(admins, ({ read, item }) => read<EmbedKey[]>('listEmbedKeys', { systemId: item.id })),
    byId(admins, ({ read, item }) => read<RecordingLinks>('getRecordingLinks', { systemId: item.id })),
    byId(admins, ({ read, item }) => read<WaitingRecording[]>('listWaitingRecordings', { systemId: item.id })),
    byId(flows, readFlow),
    byId(flows, readLinks),
  ]);
  return createDb({
    viewer: null,
    config,
    projects: projects.map(({ item: { user_role: _role, waiting_recordings_count: _count, ...project } }) => project),
    members,
    invitations,
    invitationLinks,
    embedKeys,
    recordingLinks,
    waitingRecordings,
    guestLinks: {},
    tags: each(views, (view) => view.tags).map(({ item }) => item),
    flows: Object.values(detailed),
    shareLinks,
    sharedFlows: {},
    timelines: Object.fromEntries(flows.map(({ item }) => [item.id, '[]'])),
  });
}

/** An object, and how one of the people who see it reads it. */
interface Seen<T> {
  item: T;
  read: Read;
}

/** Returns everything that anybody can see, once. */
function each<T extends { id: string }>(views: readonly View[], of: (view: View) => readonly T[]): Seen<T>[] {
  const all = views.flatMap((view) => of(view).map((item) => [item.id, { item, read: view.read }] as const));
  return [...new Map(all).values()];
}

async function byId<T extends { id: string }, R>(
  all: readonly Seen<T>[],
  read: (seen: Seen<T>) => Promise<R>,
): Promise<Record<string, R>> {
  return Object.fromEntries(await Promise.all(all.map(async (seen) => [seen.item.id, await read(seen)] as const)));
}

/** Returns a flow; the rights of its reader are left to the mock server. */
async function readFlow({ read, item }: Seen<{ id: string }>): Promise<Flow> {
  return { ...(await read<Flow>('getFlow', { flow_id: item.id })), can_edit: true, can_delete: true };
}

async function readLinks({ read, item }: Seen<{ id: string }>): Promise<ShareLink[]> {
  const links = await read<ShareLink[]>('listShareLinks', { flow_id: item.id });
  return links.map((link) => ({ ...link, can_revoke: true }));
}

function oldestFirst({ item: a }: Seen<Dated>, { item: b }: Seen<Dated>): number {
  return a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
}
