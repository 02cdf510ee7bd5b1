import type { Flow } from '@flowlens/client';
import { canEditFlow } from '@flowlens/core/permissions';
import type { MockDb } from '../../db.js';
import { notFound } from '../problem.js';
import { projectsOf } from '../projects/projects-of.js';
import type { Actor } from '../actor.js';

/** Returns the flows of the actor's projects, as the actor sees them. */
export function flowsOf(db: MockDb, actor: Actor): Flow[] {
  const projects = new Map(projectsOf(db, actor).map((project) => [project.id, project]));
  return db.flows.flatMap((flow) => {
    const project = projects.get(flow.system_id);
    if (!project) return [];
    // The right to edit a flow includes deleting it.
    const mayChange = canEditFlow(actor, flow, project);
    return { ...flow, can_edit: flow.can_edit && mayChange, can_delete: flow.can_delete && mayChange };
  });
}

/** Returns one of the actor's flows. */
export function flowOf(db: MockDb, actor: Actor, id: string): Flow {
  const flow = flowsOf(db, actor).find((candidate) => candidate.id === id);
  if (!flow) throw noFlow();
  return flow;
}

export const noFlow = () => notFound('There is no such flow.');

/** Changes the stored data of a flow. */
export function writeFlow(db: MockDb, id: string, changes: Partial<Flow>): void {
  db.flows = db.flows.map((flow) => (flow.id === id ? { ...flow, ...changes } : flow));
}
