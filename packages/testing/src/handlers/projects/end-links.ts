import type { MockDb } from '../../db.js';

/** Ends public links to flows of a project: all, or those of one creator, identified by name. */
export function endLinks(db: MockDb, projectId: string, creator?: string): void {
  const ended = new Set(db.flows.filter(({ system_id }) => system_id === projectId).map(({ id }) => id));
  db.shareLinks = Object.fromEntries(
    Object.entries(db.shareLinks).map(([flowId, links]) => [
      flowId,
      ended.has(flowId) ? links.filter(({ created_by }) => creator !== undefined && created_by !== creator) : links,
    ]),
  );
}
