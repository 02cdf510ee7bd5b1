import type { FlowListFilters } from './flows/list/flow-list-filters.js';

// Query keys, hierarchical under `flowlens`, so that they stay separate from the host's in a shared query client and a
// branch can be invalidated at once. Exported as `flowlensKeys`; separate functions keep bundles small.

/** Everything by FlowLens. */
export const all = ['flowlens'] as const;
export const config = () => [...all, 'config'] as const;
export const currentUser = () => [...all, 'current-user'] as const;
/** The list of projects, including their members and invitations. */
export const projects = () => [...all, 'projects'] as const;
export const members = (projectId: string) => [...projects(), projectId, 'members'] as const;
export const projectInvitations = (projectId: string) => [...projects(), projectId, 'invitations'] as const;
export const invitationLinks = (projectId: string) => [...projects(), projectId, 'invitation-links'] as const;
export const embedKeys = (projectId: string) => [...projects(), projectId, 'embed-keys'] as const;
export const recordingLinks = (projectId: string) => [...projects(), projectId, 'recording-links'] as const;
export const waitingRecordings = (projectId: string) => [...projects(), projectId, 'waiting-recordings'] as const;
/** Data of a recording link for its guests. */
export const guestLink = (token: string) => [...all, 'guest-links', token] as const;
/** Last link that the viewer created; nothing about it is read from the server. */
export const madeRecordingLink = (projectId: string) => [...all, 'made-recording-links', projectId] as const;
/** Last embed key that the viewer created; nothing about it is read from the server. */
export const madeEmbedKey = (projectId: string) => [...all, 'made-embed-keys', projectId] as const;
export const myInvitations = () => [...all, 'my-invitations'] as const;
export const agentTokens = () => [...all, 'agent-tokens'] as const;
export const jiraIssueTypes = () => [...all, 'jira', 'issue-types'] as const;
export const flowJiraIssueTypes = (flowId: string) => [...jiraIssueTypes(), flowId] as const;
export const jiraProjects = () => [...all, 'jira', 'projects'] as const;
export const flowJiraProjects = (flowId: string) => [...jiraProjects(), flowId] as const;
/** Issues created from a flow on this page; the server does not list them. */
export const jiraIssues = (flowId: string) => [...all, 'jira', 'issues', flowId] as const;
/** The tags of every project. */
export const tags = () => [...all, 'tags'] as const;
export const projectTags = (projectId: string) => [...tags(), projectId] as const;
/** Every list of flows, and every flow. */
export const flows = () => [...all, 'flows'] as const;
/** Every list of flows, with any filters. */
export const flowLists = () => [...flows(), 'list'] as const;
/** Blank filters are not part of a key, but a missing project is: it stands for the lists of all projects. */
export const flowList = ({ projectId, ...filters }: FlowListFilters) =>
  [
    ...flowLists(),
    {
      projectId,
      ...Object.fromEntries(Object.entries(filters).filter(([, value]: [string, unknown]) => !isBlank(value))),
    },
  ] as const;
/** Hosts of the recorded pages of one project or of all. */
export const flowHosts = (projectId: string | undefined) => [...flows(), 'hosts', projectId] as const;
/** Every flow with its related data. */
export const flowDetails = () => [...flows(), 'detail'] as const;
/** One flow with its comments, public links, sequence diagram and recording status. */
export const flow = (flowId: string) => [...flowDetails(), flowId] as const;
export const recordingStatus = (flowId: string) => [...flow(flowId), 'recording-status'] as const;
export const comments = (flowId: string) => [...flow(flowId), 'comments'] as const;
export const sequenceDiagram = (flowId: string) => [...flow(flowId), 'sequence-diagram'] as const;
export const shareLinks = (flowId: string) => [...flow(flowId), 'share-links'] as const;
/** Arrival of the first flow. Separate from the flows, which are refetched after its arrival. */
export const flowArrival = (projectId: string | undefined) => [...all, 'flow-arrival', projectId] as const;
/** Existence of a flow of the user's own. Refetched with the lists of flows. */
export const ownFlows = (userId: string | undefined) => [...flowLists(), 'own', userId] as const;
/** The public links to flows of every project. */
export const projectShares = () => [...all, 'project-shares'] as const;
export const projectShareLinks = (projectId: string) => [...projectShares(), projectId] as const;
/** A flow behind a public link, and its invitation. */
export const sharedFlow = (token: string) => [...all, 'shared-flows', token] as const;
export const sharedInvitation = (token: string) => [...sharedFlow(token), 'invitation'] as const;
/** Next to the flow and not below it: a recording does not change when the flow does. */
export const timeline = (flowId: string) => [...all, 'timelines', flowId] as const;

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
