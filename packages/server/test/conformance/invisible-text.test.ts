import { randomUUID } from 'node:crypto';
import type { Flow, FlowComment, GuestLink, Project, WaitingRecording } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../support/people/add-people.js';
import { A_LINK, begin, forgetAddresses, makeRecordingLink, sendAsGuest, waitingIn } from '../support/people/guest.js';
import { callsOf, type Person } from '../support/people/person.js';
import { addFlow, addProject } from '../support/people/projects.js';
import { openTestServer, type TestServer } from '../support/server/test-server.js';

const INVISIBLE = ['\u200B', '\u202E', '\u2060\uFEFF', '\u00AD \u3164', '\u2067\u2069'];
/** Looks like "photo_gpj.exe" in a list that keeps the override. */
const MIRRORED = ' photo_\u202Egpj.exe\u202C ';
const KEPT = 'photo_gpj.exe';

describe('typed text', () => {
  let server: TestServer;
  let owner: Person;
  let [projectId, flowId, commentId, linkToken] = [] as unknown as [string, string, string, string];
  beforeAll(async () => {
    server = await openTestServer();
    [owner] = (await addPeople(server, 1)) as [Person];
    projectId = await addProject(server.database.db, owner.userId);
    flowId = await addFlow(server.database.db, projectId);
    linkToken = (await makeRecordingLink({ url: server.url, admin: owner }, projectId)).token;
    commentId = ((await (await comment('A')).json()) as FlowComment).id;
  });
  afterAll(() => server.close());

  const comment = (content: string) => owner.post('/flowlens/flow/comment', { flow_id: flowId, timestamp: 1, content });
  const tag = (title: string) => owner.post('/flowlens/tag', { system_id: projectId, title });
  const writes: Record<string, (text: string) => Promise<Response>> = {
    'name of a new project': (name) => owner.post('/systems', { name }),
    'name of a project': (name) => owner.patch(`/systems/${projectId}`, { name }),
    'title of a new flow': (title) =>
      owner.post('/flowlens/flow', { title, recorded_at: '2026-03-02T09:14:18.000Z', system_id: projectId }),
    'title of a flow': (title) => owner.patch(`/flowlens/flow/${flowId}`, { title }),
    'content of a new comment': comment,
    'content of a comment': (content) =>
      owner.patch('/flowlens/flow/comment', { id: commentId, flow_id: flowId, content }),
    'title of a new tag': tag,
    'title of a recording link': (title) => owner.post(`/systems/${projectId}/recording-links`, { ...A_LINK, title }),
    'title of a recording of a guest': (title) => begin(server.url, linkToken, { key: randomUUID(), title }),
    'name of a guest': (name) => begin(server.url, linkToken, { key: randomUUID(), name }),
  };

  it.each(Object.entries(writes))('is rejected without a visible character as the %s', async (_what, write) => {
    const statuses = await Promise.all(INVISIBLE.map(async (text) => (await write(text)).status));

    expect(statuses).toEqual(INVISIBLE.map(() => 422));
  });

  it('is stored without bidirectional control characters', async () => {
    const { id } = (await (await writes['name of a new project']!(MIRRORED)).json()) as { id: string };
    const project = (await (await owner.get(`/systems/${id}`)).json()) as Project;
    await owner.patch(`/flowlens/flow/${flowId}`, { title: MIRRORED, description: MIRRORED });
    const flow = (await (await owner.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    const said = (await (await comment(MIRRORED)).json()) as FlowComment;
    await forgetAddresses(server);
    const { token } = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { title: MIRRORED });
    const link = (await (await callsOf(server.url, token).get('/flowlens/guest/link')).json()) as GuestLink;
    await sendAsGuest(server.url, token, { name: MIRRORED, title: MIRRORED });
    const [waiting] = (await waitingIn(owner, projectId)) as [WaitingRecording];

    expect(project.name).toBe(KEPT);
    expect([flow.title, flow.description, said.content, link.request?.title]).toEqual([KEPT, KEPT, KEPT, KEPT]);
    expect([waiting.title, waiting.guest.name, waiting.link_title]).toEqual([KEPT, KEPT, KEPT]);
  });
});
