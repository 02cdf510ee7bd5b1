import type { Flow } from '@flowlens/client';
import type { MockDb } from '../db.js';
import { noSession, problem } from './problem.js';

/** An answer about a flow of the viewer's projects, for who is signed in and when there is one. */
export function withFlow(db: MockDb, id: unknown, answer: (flow: Flow) => Response): Response {
  if (!db.viewer) return noSession();
  const flow = db.flows.find((candidate) => candidate.id === id);
  return flow ? answer(flow) : problem(404, 'There is no such flow.');
}
