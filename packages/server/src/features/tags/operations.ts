import { refusal } from '@flowlens/core/refusals';
import type { CreateTagInput } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { isMember } from '../projects/project-repository.js';
import { createTagRefresh } from './refresh-flows.js';
import { findTags } from './tag-repository.js';
import { createTag, deleteTag } from './write-tag.js';

interface TagParts {
  database: Pick<Database, 'db'>;
  jobs: Pick<Jobs, 'queue'>;
}

export function tagOperations({ database: { db }, jobs }: TagParts): Operations {
  const tagRefresh = createTagRefresh(jobs, db);

  return {
    async listTags(request: FastifyRequest<{ Querystring: { system_id?: string } }>) {
      const actor = actorOf(request);
      const projectId = request.query.system_id;
      if (projectId !== undefined && !(await isMember(db, actor, projectId))) throw notFound(refusal('projectMissing'));
      return { tags: await findTags(db, actor, projectId) };
    },

    async createTag(request: FastifyRequest<{ Body: CreateTagInput }>, reply: FastifyReply) {
      const tag = await createTag(db, actorOf(request), request.body);
      reply.code(201);
      return tag;
    },

    async deleteTag(request: FastifyRequest<{ Params: { tag_id: string } }>, reply: FastifyReply) {
      await deleteTag({ db, tagRefresh }, actorOf(request), request.params.tag_id);
      return reply.code(204).send();
    },
  };
}
