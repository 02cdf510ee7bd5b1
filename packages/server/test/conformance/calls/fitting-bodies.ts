import type { Place } from '../world/place.js';
import type { OperationId } from './calls.js';

const AT = '2026-03-02T09:14:18.000Z';

/** Returns every call that takes a JSON body, with a valid one. */
export const FITTING_BODIES: [OperationId, (place: Place) => Record<string, unknown>][] = [
  ['createAgentToken', () => ({ agent_type: 'CURSOR' })],
  ['createProject', () => ({ name: 'New', description: 'Bugs' })],
  ['updateProject', () => ({ name: 'Renamed', description: 'Bugs', embed_origins: ['https://wiki.example'] })],
  ['updateMemberRole', () => ({ role: 'ADMIN' })],
  ['inviteMember', () => ({ email: 'new.person@example.com', role: 'USER' })],
  ['createPublicInvitation', () => ({ max_joins_count: 5 })],
  ['setRecordingLinks', () => ({ enabled: true })],
  [
    'createRecordingLink',
    () => ({ title: 'Show us', instructions: 'The cart', expires_in_days: 7, max_recordings_count: 5 }),
  ],
  ['createEmbedKey', () => ({ name: 'Ticket desk' })],
  ['joinProject', ({ systemId, linkId }) => ({ system_id: systemId, invitation_id: linkId })],
  [
    'createFlow',
    ({ systemId, tag_id }) => ({
      title: 'New',
      description: '',
      recorded_at: AT,
      system_id: systemId,
      tag_ids: [tag_id],
    }),
  ],
  ['updateFlow', ({ systemId, tag_id }) => ({ title: 'New', description: '', system_id: systemId, tag_ids: [tag_id] })],
  ['updateShareLink', () => ({ clear_preview: true })],
  ['createComment', ({ flow_id }) => ({ flow_id, timestamp: 7, content: 'Yes' })],
  ['updateComment', ({ flow_id, comment_id }) => ({ id: comment_id, flow_id, timestamp: 7, content: 'Yes' })],
  ['createTag', ({ systemId }) => ({ system_id: systemId, title: 'new' })],
  [
    'createJiraIssue',
    ({ flow_id }) => ({
      title: 'A',
      description: 'B',
      project_key: 'SHOP',
      type: 'Bug',
      flow_id,
      hyperlinks_to_attach: [],
    }),
  ],
];
