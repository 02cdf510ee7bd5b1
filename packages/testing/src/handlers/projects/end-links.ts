import type { MockDb } from '../../db.js';

/** Ends public links to flows of a project: all, or those of one maker, identified by name. */
export function endLinks(db: MockDb, projectId: string, maker?: string): void {
  const ended = new Set(db.flows.filter(({ system_id }) => system_id === projectId).map(({ id }) => id));
  db.shareLinks = Object.fromEntries(
    Object.entries(db.shareLinks).map(([flowId, links]) => [
      flowId,
      ended.has(flowId) ? links.filter(({ created_by }) => maker !== undefined && created_by !== maker) : links,
    ]),
  );
}
