import { canDeleteProject, canLeaveProject, canManageProject } from '@flowlens/core/permissions';
import { siteOrigin } from '@flowlens/core/links';
import { visibleText } from '@flowlens/core/validation';
import { refusal } from '@flowlens/core/refusals';
import { aProject } from '../../builders/project.js';
import { TIME_WINDOW_QUERY } from '../../contract/request-bodies.js';
import { followingMembers, type MockDb } from '../../db.js';
import { mockTime } from '../../mock-now.js';
import { forbidden, invalidRequest, requiredText } from '../problem.js';
import { assertBelowPersonalLimit, projectOf, projectsOf } from './projects-of.js';
import { readQuery } from '../read-request.js';
import { created, type Routes } from '../routes.js';
import { memberFrom, writeMember } from './write-member.js';

export function projectHandlers(db: MockDb, { get, post, patch, remove }: Routes) {
  return [
    get('*/systems', ({ actor }) => projectsOf(db, actor)),
    post('*/systems', 'CreateProjectInput', ({ actor, body: { name, description = '' } }) => {
      assertBelowPersonalLimit(db, actor, 'projectLimit');
      const project = aProject({
        id: crypto.randomUUID(),
        name: requiredText('name', name),
        description: visibleText(description),
        created_by_user_id: actor.userId,
        members_count: 1,
        created_at: mockTime(),
      });
      db.projects = [...db.projects, followingMembers(project)];
      db.members = { ...db.members, [project.id]: [memberFrom(actor, 'ADMIN')] };
      return created({ id: project.id });
    }),
    get('*/systems/:systemId', ({ actor, params, url }) => {
      const { start_time: start, end_time: end } = readQuery(url.searchParams, TIME_WINDOW_QUERY);
      if (start !== undefined && end !== undefined && Date.parse(start) > Date.parse(end))
        throw invalidRequest({ path: '/query/end_time', message: 'must not be before start_time' });
      const project = projectOf(db, actor, params.systemId);
      if (start === undefined && end === undefined) return project;
      return { ...project, flows_count: countFlows(db, project.id, { start, end }) };
    }),
    patch('*/systems/:systemId', 'UpdateProjectInput', ({ actor, params, body }) => {
      const project = projectOf(db, actor, params.systemId);
      if (!canManageProject(actor, project)) throw forbidden('Only admins may change this project.');
      const changed = {
        name: body.name === undefined ? project.name : requiredText('name', body.name),
        description: body.description === undefined ? project.description : visibleText(body.description),
        embed_origins: body.embed_origins === undefined ? project.embed_origins : readOrigins(body.embed_origins),
      };
      db.projects = db.projects.map((other) => (other.id === project.id ? { ...other, ...changed } : other));
      return { ...project, ...changed };
    }),
    remove('*/systems/:systemId', ({ actor, params }) => {
      const project = projectOf(db, actor, params.systemId);
      if (!canDeleteProject(actor, project))
        throw forbidden(refusal(project.is_default ? 'defaultProjectStays' : 'ownerDeletesProject'));
      db.projects = db.projects.filter(({ id }) => id !== project.id);
      db.flows = db.flows.filter(({ system_id }) => system_id !== project.id);
      db.tags = db.tags.filter(({ system_id }) => system_id !== project.id);
      db.members = without(db.members, project.id);
      db.invitations = without(db.invitations, project.id);
      db.invitationLinks = without(db.invitationLinks, project.id);
      db.myInvitations = db.myInvitations.filter(({ system_id }) => system_id !== project.id);
    }),
    post('*/systems/:systemId/leave', null, ({ actor, params }) => {
      const project = projectOf(db, actor, params.systemId);
      if (!canLeaveProject(actor, project)) throw forbidden(refusal('ownerStays'));
      writeMember(db, { projectId: project.id, userId: actor.userId }, null);
    }),
  ];
}

function countFlows(db: MockDb, projectId: string, window: { start?: string | undefined; end?: string | undefined }) {
  const start = window.start === undefined ? -Infinity : Date.parse(window.start);
  const end = window.end === undefined ? Infinity : Date.parse(window.end);
  return db.flows.filter(({ system_id, created_at }) => {
    const madeAt = Date.parse(created_at);
    return system_id === projectId && madeAt >= start && madeAt < end;
  }).length;
}

function without<T>(all: Record<string, T>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));
}

function readOrigins(texts: string[] | null): string[] | null {
  if (texts === null) return null;
  const origins = texts.map((text, index) => {
    const origin = siteOrigin(text);
    if (origin !== null) return origin;
    const message = 'must be an origin such as https://wiki.example.com';
    throw invalidRequest({ path: `/body/embed_origins/${index}`, message });
  });
  return [...new Set(origins)];
}
