import type {
  AgentToken,
  AppConfig,
  CreateJiraIssueInput,
  CurrentUser,
  EmbedKey,
  Flow,
  FlowSummary,
  GuestLink,
  Invitation,
  InvitationLink,
  JiraProject,
  Member,
  MyInvitation,
  Project,
  RecorderToken,
  RecordingLinks,
  SharedFlow,
  ShareLink,
  Tag,
  WaitingRecording,
} from '@flowlens/client';
import { anAppConfig } from './builders/app-config.js';
import { aFlow } from './builders/flow.js';
import { viewers } from './builders/people.js';
import { aMember, anInvitation, aProject, PROJECT_ID, someMembers } from './builders/project.js';
import { aGuestLink, RECORDING_LINK_TOKEN } from './builders/recording-link.js';
import { aSharedFlow, SHARE_TOKEN } from './builders/share.js';
import { aTimeline, type TimelineFile } from './builders/timeline.js';

/** A project. Without a `user_role` the role comes from the members, and non-members do not see the project. */
export type MockProject = Omit<Project, 'user_role'> & Partial<Pick<Project, 'user_role'>>;

/** An e-mail invitation, with the inviter if known. */
export type MockInvitation = Invitation & Partial<Pick<MyInvitation, 'invited_by_email'>>;

/** Counts of the timeline of a flow, as lists show them. */
export type FlowCounts = Pick<FlowSummary, 'errors_count' | 'failed_requests_count' | 'page_hosts'>;

/** Data of the request handlers. Change it between two calls to change the responses. */
export interface MockDb {
  /** Signed-in person; null responds with 401. */
  viewer: CurrentUser | null;
  /** Configuration of the server. */
  config: AppConfig;
  /** The viewer's tokens for coding assistants, newest first. */
  agentTokens: AgentToken[];
  /** The viewer's tokens for recorders, newest first. */
  recorderTokens: RecorderToken[];
  /** Oldest first. Flows, tags and links of other projects are not found. */
  projects: MockProject[];
  /** By project id, the owner first. */
  members: Record<string, Member[]>;
  /** The pending e-mail invitations by project id, newest first. */
  invitations: Record<string, MockInvitation[]>;
  /** The live invitation links by project id, newest first. */
  invitationLinks: Record<string, InvitationLink[]>;
  /** Embed keys by project id, newest first. */
  embedKeys: Record<string, EmbedKey[]>;
  /** Setting and live recording links by project id; disabled if missing. */
  recordingLinks: Record<string, RecordingLinks>;
  /** Recordings of guests by project id, oldest first. */
  waitingRecordings: Record<string, WaitingRecording[]>;
  /** Content of recording links for guests, by secret. */
  guestLinks: Record<string, GuestLink>;
  /** Pending e-mail invitations to the viewer, besides those among `invitations`. */
  myInvitations: MyInvitation[];
  /** By default the tags of the flows. */
  tags: Tag[];
  jiraProjects: JiraProject[];
  /** Names of an issue's possible types. */
  jiraIssueTypes: string[];
  /** Created issues, oldest first. */
  jiraIssues: CreateJiraIssueInput[];
  /** Newest first. The viewer may do what both its flags and the rules allow. */
  flows: Flow[];
  /** Counts of their timelines by flow id; zeros if missing. */
  flowCounts: Record<string, Partial<FlowCounts>>;
  /** Active public links by flow id, newest first. The creator is identified by name. */
  shareLinks: Record<string, ShareLink[]>;
  /** Content of public links by secret, besides those that a call creates. */
  sharedFlows: Record<string, SharedFlow>;
  /** By flow id. A string is sent unchanged, to test corrupt files. */
  timelines: Record<string, TimelineFile | string>;
}

/** A project with one flow of every event type, watched by its owner. */
export function createDb(overrides: Partial<MockDb> = {}): MockDb {
  const flows = overrides.flows ?? [aFlow()];
  const projects = overrides.projects ?? [followingMembers(aProject())];
  const { viewer = viewers.owner } = overrides;
  return {
    viewer,
    config: anAppConfig(),
    agentTokens: [],
    recorderTokens: [],
    members: Object.fromEntries(projects.map((project) => [project.id, membersWith(viewer)])),
    invitations: { [PROJECT_ID]: [anInvitation()] },
    invitationLinks: {},
    embedKeys: {},
    recordingLinks: {},
    waitingRecordings: {},
    guestLinks: { [RECORDING_LINK_TOKEN]: aGuestLink() },
    myInvitations: [],
    tags: tagsOf(flows),
    flowCounts: {},
    shareLinks: {},
    sharedFlows: { [SHARE_TOKEN]: aSharedFlow() },
    jiraProjects: [
      { key: 'SHOP', name: 'Web shop' },
      { key: 'APP', name: 'Mobile app' },
    ],
    jiraIssueTypes: ['Bug', 'Task'],
    jiraIssues: [],
    timelines: Object.fromEntries(flows.map((flow) => [flow.id, aTimeline()])),
    ...overrides,
    flows,
    projects,
  };
}

/** A project whose members determine the viewer's role. */
export function followingMembers({ user_role: _role, ...project }: MockProject): MockProject {
  return project;
}

/** The people of a project, including the viewer. */
function membersWith(viewer: CurrentUser | null): Member[] {
  const members = someMembers();
  if (!viewer || members.some(({ id }) => id === viewer.app_user.id)) return members;
  const { user, app_user } = viewer;
  return [...members, aMember({ id: app_user.id, username: user.name, email: user.email, role: 'ADMIN' })];
}

function tagsOf(flows: readonly Flow[]): Tag[] {
  return [...new Map(flows.flatMap((flow) => flow.tags).map((tag) => [tag.id, tag])).values()];
}
