import { FLOW_COMMENTS_MAX, PROJECT_TAGS_MAX } from '@flowlens/core/limits';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aComment, aFlow, aTag, FLOW_ID } from '../builders/flow.js';
import { viewers } from '../builders/people.js';
import { anInvitation, aProject, PROJECT_ID } from '../builders/project.js';
import { createDb, type MockDb } from '../db.js';
import { createHandlers } from './create-handlers.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function call(db: MockDb, method: string, path: string, body?: object) {
  const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const request = new Request(`https://api.test${path}`, { method, ...content });
  const response = await getResponse(createHandlers(db), request);
  if (!response) throw new Error(`Nobody answers ${method} ${path}.`);
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the mock server, like the real one,', () => {
  it.each<[string, string, object?]>([
    ['GET', `/systems/${UNKNOWN}/members`],
    ['GET', `/systems/${UNKNOWN}/invitations`],
    ['POST', `/systems/${UNKNOWN}/invite`, { email: 'x@example.com' }],
    ['POST', `/systems/${UNKNOWN}/public-invitation`, { max_joins_count: 1 }],
    ['GET', `/flowlens/system/${UNKNOWN}/flows`],
    ['GET', `/flowlens/flows?system_id=${UNKNOWN}`],
    ['GET', `/flowlens/tags?system_id=${UNKNOWN}`],
    ['POST', '/flowlens/tag', { system_id: UNKNOWN, title: 'x' }],
    ['PATCH', `/flowlens/flow/${FLOW_ID}`, { system_id: UNKNOWN }],
    ['GET', `/flowlens/flow/${UNKNOWN}/shares`],
    ['POST', `/flowlens/flow/${UNKNOWN}/share`],
  ])('returns 404 for a missing object: %s %s', async (method, path, input) => {
    const { status, body } = await call(createDb(), method, path, input);

    expect([status, body]).toMatchObject([404, { title: 'Not Found' }]);
  });

  it.each([
    ['search=%20Che%CC%81ckout%20'],
    [`search=${encodeURIComponent('chéckout')}`],
    ['tags=cart,%20pay%20'],
    ['tags=%20__NO_tags__'],
  ])('finds texts that differ in case, spaces and composition: %s', async (query) => {
    const tags = query.includes('no_tags') || query.includes('NO_tags') ? [] : [aTag({ title: 'pay' })];
    const db = createDb({ flows: [aFlow({ title: 'Chéckout', tags })] });

    expect((await call(db, 'GET', `/flowlens/flows?${query}`)).body).toHaveLength(1);
    expect((await call(db, 'GET', '/flowlens/flows?tags=cart')).body).toEqual([]);
  });

  it.each([
    ['DORA@example.com', {}, 'This person already has a pending invitation.'],
    [viewers.contributor.user.email.toUpperCase(), {}, 'This person is already a member of this project.'],
    [
      'new@example.com',
      { members_count: 3, max_members_count: 3 },
      'Maximum capacity reached (3/3 members). Cannot invite more users.',
    ],
  ])('returns 409 for an impossible invitation: %s', async (email, project, detail) => {
    const db = createDb({ projects: [aProject(project)], invitations: { [PROJECT_ID]: [anInvitation()] } });

    expect(await call(db, 'POST', `/systems/${PROJECT_ID}/invite`, { email })).toMatchObject({
      status: 409,
      body: { title: 'Conflict', detail },
    });
  });

  it('trims texts', async () => {
    const db = createDb();
    const [flow] = db.flows;
    const comment = { flow_id: flow!.id, timestamp: 1, content: ' Dead\n' };

    const { body: made } = await call(db, 'POST', '/flowlens/flow/comment', comment);
    expect(made).toMatchObject({ content: 'Dead' });
    const edited = { id: (made as { id: string }).id, flow_id: flow!.id, content: ' Alive ' };
    expect((await call(db, 'PATCH', '/flowlens/flow/comment', edited)).body).toMatchObject({ content: 'Alive' });
    const tag = { system_id: PROJECT_ID, title: ' new ' };
    expect((await call(db, 'POST', '/flowlens/tag', tag)).body).toMatchObject({ title: 'new' });
    expect((await call(db, 'POST', '/flowlens/tag', tag)).status).toBe(409);
    const project = { name: ' Shop ', description: ' Ours ' };
    expect((await call(db, 'PATCH', `/systems/${PROJECT_ID}`, project)).body).toMatchObject({
      name: 'Shop',
      description: 'Ours',
    });
    await call(db, 'POST', '/systems', project);
    expect(db.projects.at(-1)).toMatchObject({ name: 'Shop', description: 'Ours' });
  });

  it('returns 409 for comments and tags over a limit', async () => {
    const comments = Array.from({ length: FLOW_COMMENTS_MAX }, () => aComment());
    const tags = Array.from({ length: PROJECT_TAGS_MAX }, () => aTag());
    const db = createDb({ flows: [aFlow({ comments })], tags });
    const comment = { flow_id: db.flows[0]!.id, timestamp: 1, content: 'x' };

    expect(await call(db, 'POST', '/flowlens/flow/comment', comment)).toMatchObject({
      status: 409,
      body: { detail: 'This flow has 1000 comments. No more can be added.' },
    });
    expect(await call(db, 'POST', '/flowlens/tag', { system_id: PROJECT_ID, title: 'x' })).toMatchObject({
      status: 409,
      body: { detail: 'This project has 1000 tags. No more can be added.' },
    });
  });
});
