import type { Flow, Project } from '@flowlens/client';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aFlow, FLOW_ID } from './builders/flow.js';
import { aCurrentUser, viewers } from './builders/people.js';
import { aProject, PROJECT_ID } from './builders/project.js';
import { aShareLink } from './builders/share.js';
import { createDb, type MockDb } from './db.js';
import { createHandlers } from './handlers/create-handlers.js';

async function call(db: MockDb, method: string, path: string, body?: object): Promise<Response> {
  const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await getResponse(
    createHandlers(db),
    new Request(`https://api.test${path}`, { method, ...content }),
  );
  if (!response) throw new Error(`Nobody answers ${method} ${path}.`);
  return response;
}

async function read<T>(db: MockDb, path: string): Promise<T> {
  return (await (await call(db, 'GET', path)).json()) as T;
}

async function rolesOfViewer(db: MockDb): Promise<string[]> {
  return (await read<Project[]>(db, '/systems')).map(({ user_role }) => user_role);
}

describe('createDb', () => {
  it('derives the viewer’s role from the members, for any later viewer', async () => {
    const db = createDb({ viewer: viewers.contributor });
    expect(await rolesOfViewer(db)).toEqual(['USER']);

    db.viewer = viewers.admin;
    expect(await rolesOfViewer(db)).toEqual(['ADMIN']);
  });

  it.each<[string, (db: MockDb) => unknown]>([
    ['a call', (db) => call(db, 'PATCH', `/systems/${PROJECT_ID}`, { name: 'Renamed' })],
    ['the test', (db) => (db.projects = db.projects.map((project) => ({ ...project, name: 'Renamed' })))],
  ])('still derives the role after %s changed the project', async (_who, rename) => {
    const db = createDb();
    await rename(db);

    db.viewer = viewers.contributor;
    expect(await read<Project>(db, `/systems/${PROJECT_ID}`)).toMatchObject({ name: 'Renamed', user_role: 'USER' });
  });

  it('keeps the role of a project that the test defines', async () => {
    const projects = [aProject({ user_role: 'ADMIN' })];

    expect(await rolesOfViewer(createDb({ viewer: viewers.contributor, projects }))).toEqual(['ADMIN']);
  });

  it('removes a test’s project only for a viewer who has left it', async () => {
    const db = createDb({ viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] });
    await call(db, 'POST', `/systems/${PROJECT_ID}/leave`);
    expect(await rolesOfViewer(db)).toEqual([]);

    db.viewer = viewers.owner;
    expect(await rolesOfViewer(db)).toEqual(['ADMIN']);
  });

  it('makes the first viewer a member, and shows nothing to a later non-member', async () => {
    const db = createDb({ viewer: aCurrentUser({ id: 'me', email: 'me@example.com' }) });
    expect(await rolesOfViewer(db)).toEqual(['ADMIN']);

    db.viewer = aCurrentUser({ id: 'you', email: 'you@example.com' });
    expect(await rolesOfViewer(db)).toEqual([]);
    expect((await call(db, 'GET', `/flowlens/flow/${FLOW_ID}`)).status).toBe(404);
  });

  it('respects a test’s flags that a flow cannot be changed or a link revoked', async () => {
    const db = createDb({
      flows: [aFlow({ can_edit: false, can_delete: false })],
      shareLinks: { [FLOW_ID]: [aShareLink({ can_revoke: false })] },
    });

    expect(await read<Flow>(db, `/flowlens/flow/${FLOW_ID}`)).toMatchObject({ can_edit: false, can_delete: false });
    expect((await call(db, 'PATCH', `/flowlens/flow/${FLOW_ID}`, { title: 'New' })).status).toBe(403);
    expect((await call(db, 'DELETE', `/flowlens/flow/${FLOW_ID}`)).status).toBe(403);
    expect(await read(db, `/flowlens/flow/${FLOW_ID}/shares`)).toMatchObject([{ can_revoke: false }]);
  });
});
