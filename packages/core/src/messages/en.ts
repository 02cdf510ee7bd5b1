import { comments } from './en/comments.js';
import { common } from './en/common.js';
import { connect } from './en/connect.js';
import { debugMenu } from './en/debug-menu.js';
import { deviceInfo } from './en/device-info.js';
import { failures } from './en/failures.js';
import { firstFlow } from './en/first-flow.js';
import { flowActions } from './en/flow-actions.js';
import { flowView } from './en/flow-view.js';
import { gallery } from './en/gallery.js';
import { invitations } from './en/invitations.js';
import { join } from './en/join.js';
import { jira } from './en/jira.js';
import { login } from './en/login.js';
import { mcp } from './en/mcp.js';
import { members } from './en/members.js';
import { myInvitations } from './en/my-invitations.js';
import { notices } from './en/notices.js';
import { player } from './en/player.js';
import { projects } from './en/projects.js';
import { recordPage } from './en/record-page.js';
import { recordingLinks } from './en/recording-links.js';
import type { recorder } from './en/recorder.js';
import { sequenceDiagram } from './en/sequence-diagram.js';
import { session } from './en/session.js';
import { setupWizard } from './en/setup-wizard.js';
import { share } from './en/share.js';
import { sharedFlow } from './en/shared-flow.js';
import { tags } from './en/tags.js';
import { timeline } from './en/timeline.js';
import { validation } from './en/validation.js';

/** The English catalogue: the texts of the specification to the letter, one file per subject. */
export const en = {
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
  join,
  jira,
  login,
  mcp,
  members,
  myInvitations,
  notices,
  player,
  projects,
  recordPage,
  recordingLinks,
  sequenceDiagram,
  session,
  setupWizard,
  share,
  sharedFlow,
  tags,
  timeline,
  validation,
};

/** A whole catalogue. Values are texts, or functions of one object of named arguments. */
export type Messages = typeof en;

/** Texts of recording. Apart from `en`, so that only pages that record load them. */
export type RecorderMessages = typeof recorder;

/** A whole catalogue with the texts of recording, as translations hold it. */
export type AllMessages = Messages & { recorder: RecorderMessages };

/** A catalogue in part, as a provider or a component takes it. */
export type MessageOverrides = DeepPartial<AllMessages>;

type DeepPartial<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
    : Value;
