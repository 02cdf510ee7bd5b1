import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaBytesOf, readClip } from '../support/recordings/make-video.js';
import { cookieOf } from '../support/people/sign-in-as.js';
import { waitUntil } from '../support/wait-until.js';
import { retryUntilAnswered } from './retry-calls.js';
import { type Journey, signInAt, takeJourney } from './journey.js';
import { type ReplicaSet, startReplicaSet } from './replica-set.js';

const TEAMS_AT_ONCE = 6;

describe('three servers on one PostgreSQL and one bucket', () => {
  let set: ReplicaSet;
  let video: Buffer;
  beforeAll(async () => {
    [set, video] = await Promise.all([startReplicaSet(), readClip()]);
  });
  afterAll(() => set.close());

  const place = () => ({ url: set.proxy.url, issuer: set.issuer });
  async function team(name: string) {
    return {
      owner: await signInAt(place(), `${name}-owner`),
      guest: await signInAt(place(), `${name}-guest`),
      name,
      video,
    };
  }
  /** Expected result of a journey: one object of each kind. */
  const everythingOnce = (name: string): Journey => ({
    projects: 1,
    members: [`${name}-guest@example.com`, `${name}-owner@example.com`],
    invitations: 0,
    tags: ['pay'],
    flows: [`${name} tagged pay`],
    status: 'completed',
    sha256: createHash('sha256').update(mediaBytesOf(video)).digest('hex'),
    firstBytes: '206 ftyp',
    comments: ['Seen too'],
    shares: 1,
    shared: name,
  });
  const post = (path: string, cookie: string) =>
    retryUntilAnswered(() =>
      fetch(set.proxy.url + path, { method: 'POST', headers: { cookie, 'x-requested-with': 'test' } }),
    );

  it('act as one server, from the first project to the shared video', async () => {
    expect(await takeJourney(set.proxy.url, await team('together'))).toEqual(everythingOnce('together'));
    for (const calls of set.proxy.calls()) expect(calls).toBeGreaterThan(5);
  });

  it('share one session and end it everywhere', async () => {
    const person = await signInAt(place(), 'rotating');
    let { cookie } = person;
    for (let turn = 0; turn < 6; turn += 1) {
      const response = await post('/auth/google/refresh', cookie);
      expect(response.status).toBe(200);
      cookie = cookieOf(response);
    }
    expect((await person.get('/auth/me')).status).toBe(200);

    expect((await post('/auth/logout', cookie)).status).toBe(204);

    for (let turn = 0; turn < 3; turn += 1) expect((await person.get('/auth/me')).status).toBe(401);
    expect((await post('/auth/google/refresh', cookie)).status).toBe(401);
  });

  it('execute each repeated call once while one of them is killed', async () => {
    const names = Array.from({ length: TEAMS_AT_ONCE }, (_, number) => `team-${number}`);
    const teams = [];
    for (const name of names) teams.push(await team(name));
    const callsBefore = set.proxy.calls()[0] ?? 0;

    const journeys = Promise.all(teams.map((each) => takeJourney(set.proxy.url, each)));
    journeys.catch(() => undefined);
    await waitUntil('the first server is in the middle of it', () => (set.proxy.calls()[0] ?? 0) > callsBefore + 20);
    set.replicas[0]?.process.kill('SIGKILL');

    expect(await journeys).toEqual(names.map(everythingOnce));
    expect(await set.replicas[0]?.exited).toBe('SIGKILL');
    expect((await fetch(`${set.proxy.url}/readyz`)).status).toBe(200);
  });
});
