import { comments } from './en/flows/comments.js';
import { common } from './en/common.js';
import { connect } from './en/recorder/connect.js';
import { debugMenu } from './en/flows/debug-menu.js';
import { deviceInfo } from './en/flows/device-info.js';
import type { elements } from './en/elements.js';
import { embedding } from './en/projects/embedding.js';
import { failures } from './en/failures.js';
import { firstFlow } from './en/flows/first-flow.js';
import { flowActions } from './en/flows/flow-actions.js';
import { flowView } from './en/flows/flow-view.js';
import { gallery } from './en/flows/gallery.js';
import { invitations } from './en/projects/invitations.js';
import { join } from './en/projects/join.js';
import { jira } from './en/flows/jira.js';
import { login } from './en/account/login.js';
import { mcp } from './en/account/mcp.js';
import { members } from './en/projects/members.js';
import { myInvitations } from './en/projects/my-invitations.js';
import { notices } from './en/notices.js';
import { player } from './en/timeline/player.js';
import { projects } from './en/projects/projects.js';
import { recordPage } from './en/recorder/record-page.js';
import { recordingLinks } from './en/projects/recording-links.js';
import type { recorder } from './en/recorder/recorder.js';
import { sequenceDiagram } from './en/timeline/sequence-diagram.js';
import { session } from './en/account/session.js';
import { setupWizard } from './en/account/setup-wizard.js';
import { share } from './en/flows/share.js';
import { sharedFlow } from './en/flows/shared-flow.js';
import { tags } from './en/flows/tags.js';
import { timeline } from './en/timeline/timeline.js';
import { validation } from './en/validation.js';
import { whatWentWrong } from './en/timeline/what-went-wrong.js';

/** The English catalogue: the exact texts of the specification, one file per subject. */
export const en = {
  comments,
  common,
  connect,
  debugMenu,
  deviceInfo,
  embedding,
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
  whatWentWrong,
};

/** A complete catalogue. Values are strings, or functions of one object of named arguments. */
export type Messages = typeof en;

/** Texts of recording. Separate from `en`, so that only pages that record load them. */
export type RecorderMessages = typeof recorder;

/** Texts of the web components. Separate from `en`, so that only pages with web components load them. */
export type ElementMessages = typeof elements;

/** A complete catalogue including the texts of recording and of web components, as translations provide it. */
export type AllMessages = Messages & { recorder: RecorderMessages; elements: ElementMessages };

/** A partial catalogue, for a provider or a component. */
export type MessageOverrides = DeepPartial<AllMessages>;

type DeepPartial<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
    : Value;
