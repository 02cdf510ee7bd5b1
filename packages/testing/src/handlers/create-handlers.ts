import type { MockDb } from '../db.js';
import { configHandlers } from './config.js';
import { commentHandlers } from './flows/comments.js';
import { flowChangeHandlers } from './flows/flow-changes.js';
import { flowHandlers } from './flows/flows.js';
import { jiraHandlers } from './flows/jira.js';
import { embedKeyHandlers } from './projects/embed-keys.js';
import { memberHandlers } from './projects/members.js';
import { myInvitationHandlers } from './projects/my-invitations.js';
import { projectInvitationHandlers } from './projects/project-invitations.js';
import { projectLinkHandlers } from './projects/project-links.js';
import { projectHandlers } from './projects/projects.js';
import { recordingLinkHandlers } from './projects/recording-links.js';
import { createRoutes } from './routes.js';
import { sessionHandlers } from './session.js';
import { sharedFlowHandlers } from './flows/shared-flows.js';
import { shareHandlers } from './flows/shares.js';
import { tagHandlers } from './flows/tags.js';
import { tokenHandlers } from './tokens.js';

/**
 * Request handlers for Mock Service Worker that answer as a FlowLens server would, on any origin.
 *
 * @example
 * import { setupWorker } from 'msw/browser';
 *
 * const worker = setupWorker(...createHandlers(createDb({ flows: [aFlow({ title: 'Mine' })] })));
 */
export function createHandlers(db: MockDb) {
  const routes = createRoutes(db);
  return [
    configHandlers,
    sessionHandlers,
    tokenHandlers,
    myInvitationHandlers,
    projectHandlers,
    memberHandlers,
    projectInvitationHandlers,
    projectLinkHandlers,
    recordingLinkHandlers,
    embedKeyHandlers,
    tagHandlers,
    sharedFlowHandlers,
    shareHandlers,
    commentHandlers,
    flowChangeHandlers,
    jiraHandlers,
    flowHandlers,
  ].flatMap((handlersOf) => handlersOf(db, routes));
}
