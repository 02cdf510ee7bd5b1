import type { OperationId } from '../row.js';
import type { Ids } from './step.js';

/** Every call with a body that the mock server answers, with a body that fits. */
export const FITTING: [OperationId, (ids: Ids) => Record<string, unknown>][] = [
  ['createAgentToken', () => ({ agent_type: 'CURSOR' })],
  ['createProject', () => ({ name: 'New', description: 'Bugs' })],
  ['updateProject', () => ({ name: 'Renamed', description: 'Bugs' })],
  ['updateMemberRole', () => ({ role: 'USER' })],
  ['inviteMember', () => ({ email: 'new.person@example.com', role: 'USER' })],
  ['createPublicInvitation', () => ({ max_joins_count: 5 })],
  ['joinProject', ({ systemId, linkId }) => ({ system_id: systemId, invitation_id: linkId })],
  ['updateFlow', ({ systemId, tag_id }) => ({ title: 'New', description: '', system_id: systemId, tag_ids: [tag_id] })],
  ['createComment', ({ flow_id }) => ({ flow_id, timestamp: 7, content: 'Yes' })],
  ['updateComment', ({ flow_id, comment_id }) => ({ id: comment_id, flow_id, timestamp: 7, content: 'Yes' })],
  ['createTag', ({ systemId }) => ({ system_id: systemId, title: 'new' })],
  [
    'createJiraIssue',
    () => ({
      title: 'A',
      description: 'B',
      project_key: 'SHOP',
      type: 'Bug',
      hyperlinks_to_attach: [{ url: 'https://evil.example/', title: 'C' }],
    }),
  ],
];

const NO_TEXTS = [undefined, null, 7, true, {}, []];
const TEXTS = ['', ' ', 'x'.repeat(300), 'x'.repeat(40_000), '👩‍👩‍👧‍👦'.repeat(3), 'a@b', ' a@example.com', 'nonsense'];
const OTHERS = [-1, 0.5, 90_000, '7', ['a', 'a'], [{}], [{ url: 'no address', title: '' }], Array(101).fill('x')];

/** That body with one thing changed at a time; some are allowed all the same. */
export function spoilt(fitting: Record<string, unknown>): unknown[] {
  const oneByOne = Object.keys(fitting).flatMap((name) => {
    // The mock server takes any text for an id.
    const texts = /(^|_)ids?$/.test(name) ? [] : [...TEXTS, ...OTHERS];
    return [...NO_TEXTS, ...texts].map((value) => ({ ...fitting, [name]: value }));
  });
  return [...oneByOne, { ...fitting, owner_id: 'me' }, {}, [], null, 'text', '{', '', '7'];
}
