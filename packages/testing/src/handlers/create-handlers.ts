import type { MockDb } from '../db.js';
import { agentTokenHandlers } from './agent-tokens.js';
import { commentHandlers } from './comments.js';
import { flowChangeHandlers } from './flow-changes.js';
import { flowHandlers } from './flows.js';
import { jiraHandlers } from './jira.js';
import { memberHandlers } from './members.js';
import { myInvitationHandlers } from './my-invitations.js';
import { projectInvitationHandlers } from './project-invitations.js';
import { projectLinkHandlers } from './project-links.js';
import { projectHandlers } from './projects.js';
import { recordingLinkHandlers } from './recording-links.js';
import { createRoutes } from './routes.js';
import { sessionHandlers } from './session.js';
import { sharedFlowHandlers } from './shared-flows.js';
import { shareHandlers } from './shares.js';
import { tagHandlers } from './tags.js';

/**
 * Request handlers for Mock Service Worker that answer as a FlowLens server would, on any origin.
 *
 * @example
 * const worker = setupWorker(...createHandlers(createDb({ flows: [aFlow({ title: 'Mine' })] })));
 */
export function createHandlers(db: MockDb) {
  const routes = createRoutes(db);
  return [
    sessionHandlers,
    agentTokenHandlers,
    myInvitationHandlers,
    projectHandlers,
    memberHandlers,
    projectInvitationHandlers,
    projectLinkHandlers,
    recordingLinkHandlers,
    tagHandlers,
    sharedFlowHandlers,
    shareHandlers,
    commentHandlers,
    flowChangeHandlers,
    jiraHandlers,
    flowHandlers,
  ].flatMap((handlersOf) => handlersOf(db, routes));
}
