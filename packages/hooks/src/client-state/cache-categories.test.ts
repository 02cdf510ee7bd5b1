import { matchQuery, QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import * as flowlensKeys from '../query-keys.js';
import { CACHE_CATEGORIES, type CacheCategory, cacheCategoryKeys } from './cache-categories.js';

/** Every query key of project p1 and flow f1, and one of another project and flow. */
const CACHED = {
  projects: flowlensKeys.projects(),
  members: flowlensKeys.members('p1'),
  'members of p2': flowlensKeys.members('p2'),
  invitations: flowlensKeys.projectInvitations('p1'),
  'my invitations': flowlensKeys.myInvitations(),
  'issue types': flowlensKeys.jiraIssueTypes(),
  'jira projects': flowlensKeys.jiraProjects(),
  tags: flowlensKeys.projectTags('p1'),
  'tags of p2': flowlensKeys.projectTags('p2'),
  'list of p1': flowlensKeys.flowList({ projectId: 'p1', search: 'x' }),
  'list of p2': flowlensKeys.flowList({ projectId: 'p2' }),
  'list of all': flowlensKeys.flowList({}),
  flow: flowlensKeys.flow('f1'),
  comments: flowlensKeys.comments('f1'),
  'flow f2': flowlensKeys.flow('f2'),
} satisfies Record<string, QueryKey>;

const scope = { projectId: 'p1', flowId: 'f1' };

function hit(category: CacheCategory, where: typeof scope | undefined): string[] {
  const client = new QueryClient();
  const keys = cacheCategoryKeys(category, where);
  return Object.entries(CACHED)
    .filter(([, queryKey]) => {
      const query = client.getQueryCache().build(client, { queryKey });
      return keys.some((key) => matchQuery({ queryKey: key }, query));
    })
    .map(([name]) => name);
}

const PROJECT_BRANCH = ['projects', 'members', 'members of p2', 'invitations'];

describe('cacheCategoryKeys', () => {
  it('has a key for every category of the specification', () => {
    expect(CACHE_CATEGORIES.join(', ')).toBe(
      'System, ServiceObservability, ServiceCloudResource, ServiceCloudResourceMonitorTimeSeries, ServiceWorkflow, ' +
        'ServiceRepoBranch, ServiceEndpoints, ServiceEndpointAlert, AllSystems, KnowledgeBaseRepo, Tags, IssueTypes, ' +
        'JiraProjects, flowsBySystem, allFlows, flow, flowComments, Systems, SystemMembers, SystemInvitations, MyInvitations',
    );
  });

  it.each<[CacheCategory, string[], string[]]>([
    ['System', PROJECT_BRANCH, PROJECT_BRANCH],
    ['AllSystems', PROJECT_BRANCH, PROJECT_BRANCH],
    ['Systems', PROJECT_BRANCH, PROJECT_BRANCH],
    ['SystemMembers', ['members'], PROJECT_BRANCH],
    ['SystemInvitations', ['invitations'], PROJECT_BRANCH],
    ['MyInvitations', ['my invitations'], ['my invitations']],
    ['IssueTypes', ['issue types'], ['issue types']],
    ['JiraProjects', ['jira projects'], ['jira projects']],
    ['Tags', ['tags'], ['tags', 'tags of p2']],
    ['flowsBySystem', ['list of p1'], ['list of p1', 'list of p2', 'list of all']],
    ['allFlows', ['list of p1', 'list of p2', 'list of all'], ['list of p1', 'list of p2', 'list of all']],
    ['flow', ['flow', 'comments'], ['flow', 'comments', 'flow f2']],
    ['flowComments', ['comments'], ['flow', 'comments', 'flow f2']],
  ])('maps %s to %j for one project and flow, and to %j for all', (category, scoped, whole) => {
    expect(hit(category, scope)).toEqual(scoped);
    expect(hit(category, undefined)).toEqual(whole);
  });

  it.each(CACHE_CATEGORIES.filter((category) => category.startsWith('Service')).concat('KnowledgeBaseRepo'))(
    'maps %s to no key',
    (category) => {
      expect(cacheCategoryKeys(category, scope)).toEqual([]);
    },
  );
});
