import { refusal } from '@flowlens/core/refusals';
import type { CreateProjectInput, Project, UpdateProjectInput } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { invalidRequest, notFound } from '../../platform/errors/http-problem.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import { createProject } from './create-project.js';
import { deleteProject } from './delete-project.js';
import { countFlows, findProject, findProjects, type TimeWindow } from './project-repository.js';
import { updateProject } from './update-project.js';

interface ProjectParts {
  database: Pick<Database, 'db'>;
  blobRemoval: BlobRemoval;
}

interface OneProject {
  Params: { systemId: string };
  Querystring: { start_time?: string; end_time?: string };
}

export function projectOperations({ database: { db }, blobRemoval }: ProjectParts): Operations {
  return {
    listProjects: (request) => findProjects(db, actorOf(request)),

    async getProject(request: FastifyRequest<OneProject>): Promise<Project> {
      const actor = actorOf(request);
      const projectId = request.params.systemId;
      const window = readWindow(request.query);
      const project = await findProject(db, actor, projectId);
      if (!project) throw notFound(refusal('projectMissing'));
      if (window.start === undefined && window.end === undefined) return project;
      return { ...project, flows_count: await countFlows(db, actor, { projectId, window }) };
    },

    async createProject(request: FastifyRequest<{ Body: CreateProjectInput }>, reply) {
      const id = await createProject(db, actorOf(request), request.body);
      void reply.code(201);
      return { id };
    },

    updateProject(request: FastifyRequest<{ Params: { systemId: string }; Body: UpdateProjectInput }>) {
      const projectId = request.params.systemId;
      return updateProject(db, actorOf(request), { ...request.body, projectId });
    },

    async deleteProject(request: FastifyRequest<{ Params: { systemId: string } }>, reply) {
      await deleteProject({ db, blobRemoval }, actorOf(request), request.params.systemId);
      return reply.code(204).send();
    },
  };
}

/** @throws HttpProblem 422 for a time range that ends before it starts */
function readWindow({ start_time, end_time }: OneProject['Querystring']): TimeWindow {
  const window = { start: toDate(start_time), end: toDate(end_time) };
  if (window.start && window.end && window.start > window.end)
    throw invalidRequest([{ path: '/query/end_time', message: 'must not be before start_time' }]);
  return window;
}

function toDate(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time);
}
