import { comments } from './de/flows/comments.js';
import { common } from './de/common.js';
import { connect } from './de/recorder/connect.js';
import { debugMenu } from './de/flows/debug-menu.js';
import { deviceInfo } from './de/flows/device-info.js';
import { elements } from './de/elements.js';
import { embedding } from './de/projects/embedding.js';
import { failures } from './de/failures.js';
import { firstFlow } from './de/flows/first-flow.js';
import { flowActions } from './de/flows/flow-actions.js';
import { flowView } from './de/flows/flow-view.js';
import { gallery } from './de/flows/gallery.js';
import { invitations } from './de/projects/invitations.js';
import { jira } from './de/flows/jira.js';
import { join } from './de/projects/join.js';
import { login } from './de/account/login.js';
import { mcp } from './de/account/mcp.js';
import { members } from './de/projects/members.js';
import { myInvitations } from './de/projects/my-invitations.js';
import { notices } from './de/notices.js';
import { player } from './de/timeline/player.js';
import { projects } from './de/projects/projects.js';
import { recordPage } from './de/recorder/record-page.js';
import { recordingLinks } from './de/projects/recording-links.js';
import { recorder } from './de/recorder/recorder.js';
import { sequenceDiagram } from './de/timeline/sequence-diagram.js';
import { session } from './de/account/session.js';
import { setupWizard } from './de/account/setup-wizard.js';
import { share } from './de/flows/share.js';
import { sharedFlow } from './de/flows/shared-flow.js';
import { tags } from './de/flows/tags.js';
import { timeline } from './de/timeline/timeline.js';
import { validation } from './de/validation.js';
import { whatWentWrong } from './de/timeline/what-went-wrong.js';
import type { AllMessages } from './en.js';

/**
 * The complete German catalogue. It has its own entry point (`@flowlens/core/messages/de`), so that other bundles do not
 * include it.
 *
 * @example
 * <FlowLensProvider client={client} messages={de} locale="de">
 *   <FlowGallery />
 * </FlowLensProvider>
 */
export const de: AllMessages = {
  comments,
  common,
  connect,
  debugMenu,
  deviceInfo,
  elements,
  embedding,
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
  whatWentWrong,
};
