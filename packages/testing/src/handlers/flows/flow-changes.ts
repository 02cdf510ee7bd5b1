import type { Tag } from '@flowlens/client';
import { visibleText } from '@flowlens/core/validation';
import { refusal } from '@flowlens/core/refusals';
import { HttpResponse } from 'msw';
import type { MockDb } from '../../db.js';
import { flowOf, writeFlow } from './flows-of.js';
import { conflict, forbidden, requiredText, unprocessable } from '../problem.js';
import { projectOf } from '../projects/projects-of.js';
import type { Routes } from '../routes.js';
import { tagsInOrder } from './tags-in-order.js';

export function flowChangeHandlers(db: MockDb, { patch, post, remove }: Routes) {
  return [
    patch('*/flowlens/flow/:flowId', 'UpdateFlowInput', ({ actor, params: { flowId }, body }) => {
      const flow = flowOf(db, actor, flowId);
      const { id: system_id } = projectOf(db, actor, body.system_id ?? flow.system_id);
      if (!flow.can_edit) throw forbidden();
      const tags = body.tag_ids ? knownTags(db, system_id, body.tag_ids) : flow.tags;
      if (system_id !== flow.system_id) db.shareLinks = { ...db.shareLinks, [flowId]: [] };
      writeFlow(db, flowId, {
        title: body.title === undefined ? flow.title : requiredText('title', composed(body.title)),
        description: visibleText(composed(body.description ?? flow.description)),
        system_id,
        tags: tagsInOrder(tags.filter((tag) => tag.system_id === system_id)),
      });
      return flowOf(db, actor, flowId);
    }),
    post('*/flowlens/flow/:flowId/retry', null, ({ actor, params: { flowId } }) => {
      const flow = flowOf(db, actor, flowId);
      if (!flow.can_edit) throw forbidden();
      if (flow.recording_status !== 'failed') throw conflict(refusal('recordingNotFailed'));
      writeFlow(db, flowId, { recording_status: 'pending' });
      return HttpResponse.json({ recording_status: 'pending', duration: null, video_url: null }, { status: 202 });
    }),
    remove('*/flowlens/flow/:flowId', ({ actor, params: { flowId } }) => {
      if (!flowOf(db, actor, flowId).can_delete) throw forbidden();
      db.flows = db.flows.filter(({ id }) => id !== flowId);
    }),
  ];
}

const composed = (text: string) => text.normalize('NFC');

/** Returns the tags of a project with these ids, including those that only its flows have. */
function knownTags(db: MockDb, projectId: string, ids: readonly string[]): Tag[] {
  const all = [...db.tags, ...db.flows.flatMap(({ tags }) => tags)].filter(({ system_id }) => system_id === projectId);
  const byId = new Map(all.map((tag) => [tag.id, tag]));
  const message = 'must be a tag of the project of the flow';
  const errors = ids.flatMap((id, index) => (byId.has(id) ? [] : { path: `/body/tag_ids/${index}`, message }));
  if (errors.length > 0) throw unprocessable('A tag does not belong to the project of the flow.', errors);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
