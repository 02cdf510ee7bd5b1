import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { viewers } from './builders/people.js';
import { aProject } from './builders/project.js';
import { createDb, type MockDb } from './db.js';
import { createHandlers } from './handlers/create-handlers.js';

async function roleOfViewer(db: MockDb): Promise<unknown> {
  const answer = await getResponse(createHandlers(db), new Request('https://api.test/systems'));
  const [project] = (await answer?.json()) as { user_role: unknown }[];
  return project?.user_role;
}

describe('createDb', () => {
  it('gives the viewer the role that its members say, whoever the viewer is by then', async () => {
    const db = createDb({ viewer: viewers.contributor });
    expect(await roleOfViewer(db)).toBe('USER');

    db.viewer = viewers.admin;
    expect(await roleOfViewer(db)).toBe('ADMIN');
  });

  it('leaves the role to a project of the test’s own', async () => {
    const projects = [aProject({ user_role: 'ADMIN' })];

    expect(await roleOfViewer(createDb({ viewer: viewers.contributor, projects }))).toBe('ADMIN');
  });
});
