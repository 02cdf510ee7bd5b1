import type {
  Flow,
  FlowComment,
  FlowSummary,
  Invitation,
  Member,
  Project,
  SharedFlow,
  ShareLink,
  Tag,
} from '@flowlens/client';
import { createHash } from 'node:crypto';
import type { FakeIssuer } from '../support/people/fake-issuer.js';
import type { Person } from '../support/people/person.js';
import { mediaBytesOf } from '../support/recordings/make-video.js';
import { processed, sendEvents, tusCalls } from '../support/recordings/recorder.js';
import { cookieOf, exchangeCode } from '../support/people/sign-in-as.js';
import { answerOf } from './call.js';
import { retryUntilAnswered, retryingCalls } from './retry-calls.js';

const CHUNK_BYTES = 32 * 1024;
/** A recording whose server died moves to another server after 60 to 90 s. */
const PROCESSED_WITHIN_MS = 300_000;
const EVENTS = [
  { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/' } },
  { type: 'console_error', relative_time_ms: 812, console_error_data: { message: 'Payment was refused' } },
];

interface Place {
  url: string;
  issuer: FakeIssuer;
}

/** Signs a person in at the servers' shared issuer. Not in parallel, because the issuer uses its last configuration. */
export async function signInAt({ url, issuer }: Place, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const idToken = await issuer.idToken({ sub: name, email, name });
  issuer.answerWith(200, { access_token: 'x', token_type: 'Bearer', id_token: idToken });
  const proof = {
    code: `code-of-${name}`,
    redirect_uri: `${url}/login`,
    code_verifier: 'v'.repeat(43),
    nonce: 'nonce',
  };
  const response = await retryUntilAnswered(() => exchangeCode(url, proof));
  const { token } = await answerOf<{ token: string }>(Promise.resolve(response));
  const calls = retryingCalls(url, token);
  const { app_user: user } = await answerOf<{ app_user: { id: string } }>(calls.get('/auth/me'));
  return { token, cookie: cookieOf(response), userId: user.id, email, ...calls };
}

/** Totals of a team's journey, to compare with the expected result. */
export interface Journey {
  projects: number;
  members: string[];
  invitations: number;
  tags: string[];
  flows: string[];
  status: string;
  sha256: string;
  firstBytes: string;
  comments: string[];
  shares: number;
  shared: string;
}

interface Team {
  owner: Person;
  guest: Person;
  /** Suffix that makes the names of this team unique. */
  name: string;
  video: Buffer;
}

/** From a new project to a video on a public link; every call goes to another server. */
export async function takeJourney(url: string, { owner, guest, name, video }: Team): Promise<Journey> {
  await owner.post('/systems', { name });
  const projects = (await answerOf<Project[]>(owner.get('/systems'))).filter((project) => project.name === name);
  const projectId = projects[0]?.id ?? '';

  await owner.post(`/systems/${projectId}/invite`, { email: guest.email });
  const { invitations } = await answerOf<{ invitations: { id: string; system_id?: string }[] }>(
    guest.get('/systems/invitations/my'),
  );
  await guest.post(`/systems/invitations/${invitations[0]?.id}/accept`);

  await guest.post('/flowlens/tag', { system_id: projectId, title: 'pay' });
  const { tags } = await answerOf<{ tags: Tag[] }>(guest.get(`/flowlens/tags?system_id=${projectId}`));
  const recorded = {
    title: name,
    system_id: projectId,
    tag_ids: [tags[0]?.id],
    recorded_at: '2026-03-02T09:14:18.000Z',
  };
  await guest.post('/flowlens/flow', recorded);
  const listed = () => answerOf<FlowSummary[]>(owner.get(`/flowlens/system/${projectId}/flows`));
  const flowId = (await listed())[0]?.id ?? '';

  await upload({ url, person: guest }, flowId, video);
  await retryUntilAnswered(() => sendEvents({ url, person: guest }, flowId, { sequence: 0, events: EVENTS }));
  await guest.post(`/flowlens/flow/${flowId}/complete`);
  const { recording_status: status } = await processed(guest, flowId, PROCESSED_WITHIN_MS);

  await owner.post('/flowlens/flow/comment', { flow_id: flowId, timestamp: 1, content: 'Seen too' });
  const link = await answerOf<{ share_url: string }>(guest.post(`/flowlens/flow/${flowId}/share`));
  const shared = await retryUntilAnswered(() => fetch(`${url}/flowlens/shared/${link.share_url.split('/').at(-1)}`));

  const flow = await answerOf<Flow>(owner.get(`/flowlens/flow/${flowId}`));
  const whole = await retryUntilAnswered(() => fetch(flow.video_url ?? ''));
  const part = await retryUntilAnswered(() => fetch(flow.video_url ?? '', { headers: { range: 'bytes=4-7' } }));
  return {
    projects: projects.length,
    members: (await answerOf<Member[]>(owner.get(`/systems/${projectId}/members`)))
      .map(({ email }) => email ?? '')
      .toSorted(),
    invitations: (await answerOf<Invitation[]>(owner.get(`/systems/${projectId}/invitations`))).length,
    tags: tags.map(({ title }) => title),
    flows: (await listed()).map(
      ({ title, tags: ofFlow }) => `${title} tagged ${ofFlow.map(({ title: tag }) => tag).join()}`,
    ),
    status,
    sha256: createHash('sha256')
      .update(mediaBytesOf(Buffer.from(await whole.arrayBuffer())))
      .digest('hex'),
    firstBytes: `${part.status} ${await part.text()}`,
    comments: (await answerOf<FlowComment[]>(guest.get(`/flowlens/flow/${flowId}/comments`))).map(
      ({ content }) => content,
    ),
    shares: (await answerOf<ShareLink[]>(owner.get(`/flowlens/flow/${flowId}/shares`))).length,
    shared: ((await shared.json()) as SharedFlow).title,
  };
}

/** Uploads in small chunks; after a chunk without a response, continues at the server's offset. */
async function upload(client: { url: string; person: Person }, flowId: string, video: Buffer): Promise<void> {
  const tus = tusCalls(client);
  const begun = await retryUntilAnswered(() => tus.create(flowId, { 'upload-length': String(video.length) }));
  const path = new URL(begun.headers.get('location') ?? '', client.url).pathname;
  for (let offset = 0; offset < video.length;) {
    const chunk = Uint8Array.from(video.subarray(offset, offset + CHUNK_BYTES));
    const response = await tus.append(path, offset, chunk).catch(() => undefined);
    offset = response?.status === 204 ? offset + chunk.length : await offsetOf(client, path);
  }
}

async function offsetOf({ url, person }: { url: string; person: Person }, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0' };
  const response = await retryUntilAnswered(() => fetch(url + path, { method: 'HEAD', headers }));
  return Number(response.headers.get('upload-offset'));
}
