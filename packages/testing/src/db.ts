import type {
  AgentToken,
  AppConfig,
  CreateJiraIssueInput,
  CurrentUser,
  Flow,
  Invitation,
  JiraProject,
  Member,
  MyInvitation,
  Project,
  SharedFlow,
  ShareLink,
  Tag,
} from '@flowlens/client';
import { anAppConfig } from './builders/app-config.js';
import { aFlow } from './builders/flow.js';
import { viewers } from './builders/people.js';
import { anInvitation, aProject, PROJECT_ID, someMembers } from './builders/project.js';
import { aSharedFlow, SHARE_TOKEN } from './builders/share.js';
import { aTimeline, type TimelineFile } from './builders/timeline.js';

/** What the request handlers answer from. Change it between two calls to change the answers. */
export interface MockDb {
  /** Who is signed in; null answers 401. */
  viewer: CurrentUser | null;
  /** What the server says about itself. */
  config: AppConfig;
  /** The viewer's tokens for coding assistants, newest first. */
  agentTokens: AgentToken[];
  projects: Project[];
  /** By project id, the owner first. */
  members: Record<string, Member[]>;
  /** The pending e-mail invitations by project id, newest first. */
  invitations: Record<string, Invitation[]>;
  /** The pending e-mail invitations to the viewer. */
  myInvitations: MyInvitation[];
  /** By default those of the flows. */
  tags: Tag[];
  jiraProjects: JiraProject[];
  /** Names of the types that an issue can have. */
  jiraIssueTypes: string[];
  /** What was made, oldest first. */
  jiraIssues: CreateJiraIssueInput[];
  /** Newest first. */
  flows: Flow[];
  /** The live public links by flow id, newest first. */
  shareLinks: Record<string, ShareLink[]>;
  /** What public links show, by their secret; any other secret is refused. */
  sharedFlows: Record<string, SharedFlow>;
  /** By flow id. A string is sent as it is, to try files that are broken. */
  timelines: Record<string, TimelineFile | string>;
}

/** A project with one flow of every event type, watched by its owner. */
export function createDb(overrides: Partial<MockDb> = {}): MockDb {
  const flows = overrides.flows ?? [aFlow()];
  const projects = overrides.projects ?? [aProject()];
  const db: MockDb = {
    viewer: viewers.owner,
    config: anAppConfig(),
    agentTokens: [],
    members: Object.fromEntries(projects.map((project) => [project.id, someMembers()])),
    invitations: { [PROJECT_ID]: [anInvitation()] },
    myInvitations: [],
    tags: tagsOf(flows),
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
  if (!overrides.projects) db.projects = projects.map((project) => asSeenByViewer(db, project));
  return db;
}

/** The role follows from the members: tests change the viewer. */
function asSeenByViewer(db: MockDb, project: Project): Project {
  return {
    ...project,
    get user_role() {
      const members = db.members[project.id] ?? [];
      return members.find(({ id }) => id === db.viewer?.app_user.id)?.role ?? project.user_role;
    },
  };
}

function tagsOf(flows: readonly Flow[]): Tag[] {
  return [...new Map(flows.flatMap((flow) => flow.tags).map((tag) => [tag.id, tag])).values()];
}
