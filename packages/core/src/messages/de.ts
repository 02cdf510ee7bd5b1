import { comments } from './de/comments.js';
import { common } from './de/common.js';
import { connect } from './de/connect.js';
import { debugMenu } from './de/debug-menu.js';
import { deviceInfo } from './de/device-info.js';
import { failures } from './de/failures.js';
import { firstFlow } from './de/first-flow.js';
import { flowActions } from './de/flow-actions.js';
import { flowView } from './de/flow-view.js';
import { gallery } from './de/gallery.js';
import { invitations } from './de/invitations.js';
import { jira } from './de/jira.js';
import { join } from './de/join.js';
import { login } from './de/login.js';
import { mcp } from './de/mcp.js';
import { members } from './de/members.js';
import { myInvitations } from './de/my-invitations.js';
import { notices } from './de/notices.js';
import { player } from './de/player.js';
import { projects } from './de/projects.js';
import { recordPage } from './de/record-page.js';
import { recordingLinks } from './de/recording-links.js';
import { recorder } from './de/recorder.js';
import { sequenceDiagram } from './de/sequence-diagram.js';
import { session } from './de/session.js';
import { setupWizard } from './de/setup-wizard.js';
import { share } from './de/share.js';
import { sharedFlow } from './de/shared-flow.js';
import { tags } from './de/tags.js';
import { timeline } from './de/timeline.js';
import { validation } from './de/validation.js';
import type { AllMessages } from './en.js';

/**
 * The German catalogue, whole. An entry of its own (`@flowlens/core/messages/de`), so that nobody ships it who does not ask for it.
 *
 * @example
 * <FlowLensProvider client={client} messages={de} locale="de">
 */
export const de: AllMessages = {
  comments,
  common,
  connect,
  debugMenu,
  deviceInfo,
  failures,
  firstFlow,
  flowActions,
  flowView,
  gallery,
  invitations,
  jira,
  join,
  login,
  mcp,
  members,
  myInvitations,
  notices,
  player,
  projects,
  recordPage,
  recordingLinks,
  recorder,
  sequenceDiagram,
  session,
  setupWizard,
  share,
  sharedFlow,
  tags,
  timeline,
  validation,
};
