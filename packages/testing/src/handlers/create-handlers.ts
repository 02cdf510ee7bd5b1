import type { MockDb } from '../db.js';
import { flowHandlers } from './flows.js';
import { projectHandlers } from './projects.js';
import { sessionHandlers } from './session.js';

/**
 * Request handlers for Mock Service Worker that answer as a FlowLens server would, on any origin.
 *
 * @example
 * const worker = setupWorker(...createHandlers(createDb({ flows: [aFlow({ title: 'Mine' })] })));
 */
export function createHandlers(db: MockDb) {
  return [...sessionHandlers(db), ...projectHandlers(db), ...flowHandlers(db)];
}
