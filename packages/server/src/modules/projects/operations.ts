import { refusal } from '@flowlens/core/refusals';
import type { CreateProjectInput, Project, UpdateProjectInput } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Operations } from '../../operation-handler.js';
import { actorOf } from '../../plugins/authentication.js';
import { notFound } from '../../plugins/http-problem.js';
import type { BlobRemoval } from '../../storage/blob-removal.js';
import { createProject } from './create-project.js';
import { deleteProject } from './delete-project.js';
import { countFlows, findProject, findProjects } from './project-repository.js';
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
      const project = await findProject(db, actor, projectId);
      if (!project) throw notFound(refusal('projectMissing'));

      const { start_time: start, end_time: end } = request.query;
      if (start === undefined && end === undefined) return project;
      const window = { start: toDate(start), end: toDate(end) };
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

function toDate(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time);
}
