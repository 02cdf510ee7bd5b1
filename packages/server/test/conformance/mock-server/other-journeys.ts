import { body, type Ids, type Journeys, query, step } from './step.js';

const keyed = (key: string, content?: (ids: Ids) => unknown) => (ids: Ids) => ({
  headers: { 'idempotency-key': key },
  ...(content && { body: content(ids) }),
});
const anIssue = (changes: object) =>
  body(({ flow_id }) => ({
    title: 'A',
    description: 'B',
    project_key: 'SHOP',
    type: 'Bug',
    flow_id,
    hyperlinks_to_attach: [],
    ...changes,
  }));

/** Repeated calls, and calls without a project. */
// prettier-ignore
export const OTHER_JOURNEYS: Journeys = {
  'a call is made twice with one key': [
    step('owner', 'createShareLink', keyed('a')),
    step('owner', 'createShareLink', keyed('a')),
    step('owner', 'listShareLinks'),
    step('owner', 'createProject', keyed('a', () => ({ name: 'Once' }))),
    step('admin', 'createProject', keyed('a', () => ({ name: 'Once' }))),
    step('admin', 'createProject', keyed('a', () => ({ name: 'Once' }))),
    step('admin', 'createProject', keyed('a', () => ({ name: 'Twice' }))),
    step('admin', 'createProject', keyed('b', () => ({ name: '' }))),
    step('admin', 'createProject', keyed('b', () => ({ name: 'Good' }))),
    step('admin', 'listProjects'),
    step('admin', 'createTag', keyed('c', ({ systemId }) => ({ system_id: systemId, title: 'checkout' }))),
    step('admin', 'deleteTag'),
    step('admin', 'createTag', keyed('c', ({ systemId }) => ({ system_id: systemId, title: 'checkout' }))),
    step('admin', 'createTag', keyed('g', ({ systemId }) => ({ system_id: systemId, title: 'cart' }))),
    step('admin', 'createShareLink', keyed('h')),
    step('admin', 'leaveProject', keyed('d')),
    step('admin', 'leaveProject', keyed('d')),
    step('admin', 'createTag', keyed('g', ({ systemId }) => ({ system_id: systemId, title: 'cart' }))),
    step('admin', 'createShareLink', keyed('h')),
    step('admin', 'createComment', keyed('e', ({ flow_id }) => ({ flow_id, timestamp: 1, content: 'Once' }))),
    step('admin', 'createComment', keyed('e', ({ flow_id }) => ({ flow_id, timestamp: 1, content: 'Once' }))),
    step('invitee', 'acceptInvitation', keyed('f')),
    step('invitee', 'acceptInvitation', keyed('f')),
    step('invitee', 'leaveProject'),
    step('invitee', 'acceptInvitation', keyed('f')),
  ],
  'assistants get tokens': [
    step('owner', 'createAgentToken', body(() => ({ agent_type: 'CLAUDE_CODE' }))),
    step('owner', 'listAgentTokens'),
    step('owner', 'createAgentToken', body(() => ({ agent_type: 'CURSOR' }))),
    step('owner', 'listAgentTokens'),
    step('owner', 'revokeAgentToken'),
  ],
  'somebody signs out everywhere': [
    step('owner', 'createAgentToken', body(() => ({ agent_type: 'CURSOR' }))),
    step('owner', 'dismissSessionNotice'),
    step('owner', 'getCurrentUser'),
    step('owner', 'signOutEverywhere'),
    step('owner', 'getCurrentUser'),
    step('owner', 'listAgentTokens'),
    step('owner', 'signOutEverywhere'),
    step('admin', 'getCurrentUser'),
  ],
  'an issue is asked for where no Jira is': [
    step('owner', 'createJiraIssue', anIssue({ title: ' ' })),
    step('owner', 'createJiraIssue', anIssue({ hyperlinks_to_attach: [{ url: 'https://evil.example/', title: 'A' }] })),
    step('owner', 'createJiraIssue', anIssue({})),
    step('owner', 'listJiraProjects', query(({ flow_id }) => ({ flow_id }))),
    step('owner', 'listJiraProjects'),
    step('outsider', 'createJiraIssue', anIssue({})),
    step('outsider', 'listJiraProjects', query(({ flow_id }) => ({ flow_id }))),
    step('outsider', 'listJiraIssueTypes', query(({ flow_id }) => ({ flow_id }))),
  ],
};
