import type { Project } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Operations } from '../../operation-handler.js';
import { actorOf } from '../../plugins/authentication.js';
import { notFound } from '../../plugins/http-problem.js';
import { countFlows, findProject, findProjects } from './project-repository.js';

interface OneProject {
  Params: { systemId: string };
  Querystring: { start_time?: string; end_time?: string };
}

export function projectOperations({ db }: Database): Operations {
  return {
    listProjects: (request) => findProjects(db, actorOf(request)),

    async getProject(request: FastifyRequest<OneProject>): Promise<Project> {
      const actor = actorOf(request);
      const projectId = request.params.systemId;
      const project = await findProject(db, actor, projectId);
      if (!project) throw notFound('There is no such project.');

      const { start_time: start, end_time: end } = request.query;
      if (start === undefined && end === undefined) return project;
      const window = { start: toDate(start), end: toDate(end) };
      return { ...project, flows_count: await countFlows(db, actor, { projectId, window }) };
    },
  };
}

function toDate(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time);
}
