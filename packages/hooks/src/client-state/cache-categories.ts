import type { QueryKey } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Limits a category to one project or one flow; by default, it covers all of them. */
export interface CacheScope {
  projectId?: string | undefined;
  flowId?: string | undefined;
}

type KeysOf = (scope: CacheScope) => readonly QueryKey[];

/** The specification names these categories but no call for them, so nothing is cached under them. */
const nothing: KeysOf = () => [];
const projectLists: KeysOf = () => [flowlensKeys.projects()];
const flowDetails: KeysOf = ({ flowId }) => [
  flowId === undefined ? flowlensKeys.flowDetails() : flowlensKeys.flow(flowId),
];

/**
 * Every category of cached data, with its query keys. A key is a branch: invalidating it invalidates all keys
 * below it. A category without its scope covers the next larger branch if it has none of its own.
 */
const CATEGORIES = {
  System: projectLists,
  ServiceObservability: nothing,
  ServiceCloudResource: nothing,
  ServiceCloudResourceMonitorTimeSeries: nothing,
  ServiceWorkflow: nothing,
  ServiceRepoBranch: nothing,
  ServiceEndpoints: nothing,
  ServiceEndpointAlert: nothing,
  AllSystems: projectLists,
  KnowledgeBaseRepo: nothing,
  Tags: ({ projectId }) => [projectId === undefined ? flowlensKeys.tags() : flowlensKeys.projectTags(projectId)],
  IssueTypes: () => [flowlensKeys.jiraIssueTypes()],
  JiraProjects: () => [flowlensKeys.jiraProjects()],
  flowsBySystem: ({ projectId }) => [
    projectId === undefined ? flowlensKeys.flowLists() : flowlensKeys.flowList({ projectId }),
  ],
  allFlows: () => [flowlensKeys.flowLists()],
  flow: flowDetails,
  flowComments: (scope) => (scope.flowId === undefined ? flowDetails(scope) : [flowlensKeys.comments(scope.flowId)]),
  Systems: projectLists,
  SystemMembers: ({ projectId }) => [
    projectId === undefined ? flowlensKeys.projects() : flowlensKeys.members(projectId),
  ],
  SystemInvitations: ({ projectId }) => [
    projectId === undefined ? flowlensKeys.projects() : flowlensKeys.projectInvitations(projectId),
  ],
  MyInvitations: () => [flowlensKeys.myInvitations()],
} as const satisfies Record<string, KeysOf>;

/** A category of cached data. */
export type CacheCategory = keyof typeof CATEGORIES;

/** Names of all categories, in the order of the specification. */
export const CACHE_CATEGORIES = Object.keys(CATEGORIES) as readonly CacheCategory[];

/**
 * Returns the query keys of a category.
 *
 * @example
 * cacheCategoryKeys('Tags', { projectId }); // [['flowlens', 'tags', projectId]]
 */
export function cacheCategoryKeys(category: CacheCategory, scope: CacheScope = {}): readonly QueryKey[] {
  return CATEGORIES[category](scope);
}
