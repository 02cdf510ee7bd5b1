import type { Flow, UpdateFlowInput } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aTag } from '../builders/flow.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

export function flowChangeHandlers(db: MockDb) {
  const change = (id: unknown, next: (flow: Flow) => Flow | null) => {
    if (!db.viewer) return noSession();
    const flow = db.flows.find((candidate) => candidate.id === id);
    if (!flow) return problem(404, 'There is no such flow.');
    const changed = next(flow);
    db.flows = db.flows.flatMap((candidate) => (candidate === flow ? (changed ?? []) : candidate));
    return changed ? HttpResponse.json(changed) : noContent();
  };

  return [
    http.patch<{ flowId: string }, UpdateFlowInput>('*/flowlens/flow/:flowId', async ({ request, params }) => {
      const { tag_ids, ...fields } = await request.json();
      return change(params.flowId, (flow) => {
        const changed = { ...flow, ...fields };
        const tags = tag_ids?.map((id) => tagOf(db, id) ?? aTag({ id })) ?? flow.tags;
        return { ...changed, tags: tags.filter(({ system_id }) => system_id === changed.system_id) };
      });
    }),
    http.delete('*/flowlens/flow/:flowId', ({ params }) => change(params['flowId'], () => null)),
  ];
}

function tagOf(db: MockDb, id: string) {
  return [...db.tags, ...db.flows.flatMap(({ tags }) => tags)].find((tag) => tag.id === id);
}
