import type { FlowLensClientOptions } from './client-options.js';
import { checkForDuplicate } from './duplicate-check.js';
import { hintAtOptions } from './host-hints/host-hints.js';
import { type AgentTokensResource, agentTokensResource } from './resources/account/agent-tokens.js';
import { type AuthResource, authResource } from './resources/account/auth.js';
import { type CommentsResource, commentsResource } from './resources/flows/comments.js';
import { type ConfigResource, configResource } from './resources/config.js';
import { type EmbeddingResource, embeddingResource } from './resources/projects/embedding.js';
import { type FlowsResource, flowsResource } from './resources/flows/flows.js';
import { type GuestRecordingsResource, guestRecordingsResource } from './resources/recordings/guest-recordings.js';
import { type HealthResource, healthResource } from './resources/health.js';
import { type InvitationsResource, invitationsResource } from './resources/projects/invitations.js';
import { type JiraResource, jiraResource } from './resources/flows/jira.js';
import { type McpClientResource, mcpClientResource } from './resources/account/mcp-client.js';
import { type MembersResource, membersResource } from './resources/projects/members.js';
import { type ProjectsResource, projectsResource } from './resources/projects/projects.js';
import { type RecorderResource, recorderResource } from './resources/recordings/recorder.js';
import { type RecorderTokensResource, recorderTokensResource } from './resources/account/recorder-tokens.js';
import { type RecordingLinksResource, recordingLinksResource } from './resources/projects/recording-links.js';
import { type SharedFlowsResource, sharedFlowsResource } from './resources/flows/shared-flows.js';
import { type TagsResource, tagsResource } from './resources/flows/tags.js';
import { type TimelineResource, timelineResource } from './resources/flows/timeline.js';
import { createTransport } from './transport/transport.js';
import { VERSION } from './version.js';

/** One function for every operation of `openapi.yaml`, grouped by resource. Every function rejects when its call fails. */
export interface FlowLensClient {
  /** Origin of the API as given in the options; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly auth: AuthResource;
  readonly agentTokens: AgentTokensResource;
  readonly config: ConfigResource;
  readonly projects: ProjectsResource;
  readonly members: MembersResource;
  readonly invitations: InvitationsResource;
  readonly flows: FlowsResource;
  readonly sharedFlows: SharedFlowsResource;
  readonly comments: CommentsResource;
  readonly tags: TagsResource;
  readonly jira: JiraResource;
  readonly timeline: TimelineResource;
  readonly recorder: RecorderResource;
  readonly recorderTokens: RecorderTokensResource;
  readonly recordingLinks: RecordingLinksResource;
  readonly guestRecordings: GuestRecordingsResource;
  readonly embedding: EmbeddingResource;
  readonly health: HealthResource;
  readonly mcpClient: McpClientResource;
}

/**
 * Creates a client of the FlowLens API. The client stores no token and has no effect until it is called.
 *
 * @example
 * const client = createFlowLensClient({
 *   baseUrl: 'https://flowlens.example',
 *   getAccessToken: () => localStorage.getItem('accessToken'),
 *   onAccessToken: (token) => localStorage.setItem('accessToken', token),
 *   onSessionLost: () => location.assign('/login'),
 * });
 * const projects = await client.projects.list();
 */
export function createFlowLensClient(options: FlowLensClientOptions = {}): FlowLensClient {
  checkForDuplicate('@flowlens/client', VERSION);
  hintAtOptions(options);
  const transport = createTransport(options);
  return {
    baseUrl: options.baseUrl ?? '',
    auth: authResource(transport),
    agentTokens: agentTokensResource(transport),
    config: configResource(transport),
    projects: projectsResource(transport),
    members: membersResource(transport),
    invitations: invitationsResource(transport),
    flows: flowsResource(transport),
    sharedFlows: sharedFlowsResource(transport),
    comments: commentsResource(transport),
    tags: tagsResource(transport),
    jira: jiraResource(transport),
    timeline: timelineResource(transport),
    recorder: recorderResource(transport),
    recorderTokens: recorderTokensResource(transport),
    recordingLinks: recordingLinksResource(transport),
    guestRecordings: guestRecordingsResource(transport),
    embedding: embeddingResource(transport),
    health: healthResource(transport),
    mcpClient: mcpClientResource(transport),
  };
}
