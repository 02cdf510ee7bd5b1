import type { CreateTagInput, Tag } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aTag } from '../builders/flow.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

export function tagHandlers(db: MockDb) {
  return [
    http.get('*/flowlens/tags', ({ request }) => {
      if (!db.viewer) return noSession();
      const systemId = new URL(request.url).searchParams.get('system_id');
      return HttpResponse.json({ tags: db.tags.filter((tag) => systemId === null || tag.system_id === systemId) });
    }),
    http.post<never, CreateTagInput>('*/flowlens/tag', async ({ request }) => {
      if (!db.viewer) return noSession();
      const { system_id, title } = await request.json();
      const isTaken = (tag: Tag) => tag.system_id === system_id && tag.title.toLowerCase() === title.toLowerCase();
      if (db.tags.some(isTaken)) return problem(409, 'This project has a tag of that title already.');
      const tag = aTag({ id: crypto.randomUUID(), system_id, title });
      db.tags = [...db.tags, tag];
      return HttpResponse.json(tag, { status: 201 });
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
