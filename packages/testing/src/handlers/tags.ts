import type { CreateTagInput } from '@flowlens/client';
import { PROJECT_TAGS_MAX } from '@flowlens/core';
import { refusal } from '@flowlens/core/refusals';
import { http, HttpResponse } from 'msw';
import { aTag } from '../builders/flow.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';
import { withProject } from './with-project.js';

export function tagHandlers(db: MockDb) {
  const tagsOf = (projectId: string) => db.tags.filter((tag) => tag.system_id === projectId);

  return [
    http.get('*/flowlens/tags', ({ request }) => {
      if (!db.viewer) return noSession();
      const systemId = new URL(request.url).searchParams.get('system_id');
      if (systemId === null) return HttpResponse.json({ tags: db.tags });
      return withProject(db, systemId, ({ id }) => HttpResponse.json({ tags: tagsOf(id) }));
    }),
    http.post<never, CreateTagInput>('*/flowlens/tag', async ({ request }) => {
      const { system_id, title: written } = await request.json();
      const title = written.trim();
      return withProject(db, system_id, () => {
        if (tagsOf(system_id).length >= PROJECT_TAGS_MAX)
          return problem(409, refusal('tagLimit', { max: PROJECT_TAGS_MAX }));
        if (tagsOf(system_id).some((tag) => tag.title.toLowerCase() === title.toLowerCase()))
          return problem(409, 'This project has a tag of that title already.');
        const tag = aTag({ id: crypto.randomUUID(), system_id, title });
        db.tags = [...db.tags, tag];
        return HttpResponse.json(tag, { status: 201 });
      });
    }),
    http.delete<{ tagId: string }>('*/flowlens/tag/:tagId', ({ params: { tagId } }) => {
      if (!db.viewer) return noSession();
      if (!db.tags.some((tag) => tag.id === tagId)) return problem(404, 'There is no such tag.');
      db.tags = db.tags.filter((tag) => tag.id !== tagId);
      db.flows = db.flows.map((flow) => ({ ...flow, tags: flow.tags.filter((tag) => tag.id !== tagId) }));
      return noContent();
    }),
  ];
}
