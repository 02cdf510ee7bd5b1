import type { FlowListFilters } from './flows/flow-list-filters.js';

/**
 * Query keys, hierarchical under `flowlens`, so that a shared query client holds them apart from its host's
 * and a whole branch can be invalidated at once.
 */
export const flowlensKeys = {
  all: ['flowlens'] as const,
  config: () => [...flowlensKeys.all, 'config'] as const,
  currentUser: () => [...flowlensKeys.all, 'current-user'] as const,
  projects: () => [...flowlensKeys.all, 'projects'] as const,
  members: (projectId: string) => [...flowlensKeys.projects(), projectId, 'members'] as const,
  projectInvitations: (projectId: string) => [...flowlensKeys.projects(), projectId, 'invitations'] as const,
  myInvitations: () => [...flowlensKeys.all, 'my-invitations'] as const,
  agentTokens: () => [...flowlensKeys.all, 'agent-tokens'] as const,
  jiraIssueTypes: () => [...flowlensKeys.all, 'jira', 'issue-types'] as const,
  jiraProjects: () => [...flowlensKeys.all, 'jira', 'projects'] as const,
  /** What was made of a flow on this page; no server lists it. */
  jiraIssues: (flowId: string) => [...flowlensKeys.all, 'jira', 'issues', flowId] as const,
  tags: () => [...flowlensKeys.all, 'tags'] as const,
  projectTags: (projectId: string) => [...flowlensKeys.tags(), projectId] as const,
  flows: () => [...flowlensKeys.all, 'flows'] as const,
  flowLists: () => [...flowlensKeys.flows(), 'list'] as const,
  flowList: (filters: FlowListFilters) => [...flowlensKeys.flowLists(), filters] as const,
  flow: (flowId: string) => [...flowlensKeys.flows(), 'detail', flowId] as const,
  recordingStatus: (flowId: string) => [...flowlensKeys.flow(flowId), 'recording-status'] as const,
  comments: (flowId: string) => [...flowlensKeys.flow(flowId), 'comments'] as const,
  sequenceDiagram: (flowId: string) => [...flowlensKeys.flow(flowId), 'sequence-diagram'] as const,
  shareLinks: (flowId: string) => [...flowlensKeys.flow(flowId), 'share-links'] as const,
  sharedFlow: (token: string) => [...flowlensKeys.all, 'shared-flows', token] as const,
  sharedInvitation: (token: string) => [...flowlensKeys.sharedFlow(token), 'invitation'] as const,
  /** Beside the flow, not below it: a recording does not change when the flow around it does. */
  timeline: (flowId: string) => [...flowlensKeys.all, 'timelines', flowId] as const,
};
