import type { Row } from '../calls/row.js';

const BY_MAIL = { email: 'new.person@example.com', role: 'USER' };

/** Invitations by e-mail and by link. */
// prettier-ignore
export const INVITATION_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'inviteMember',          expected: '401 401 404 404 404 403 403 403 201 201 201 401 403 201', call: () => ({ body: BY_MAIL }) },
  { operation: 'listInvitations',       expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200' },
  { operation: 'revokeInvitation',      expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204' },
  { operation: 'createPublicInvitation',expected: '401 401 404 404 404 403 403 403 201 201 201 401 403 201', call: () => ({ body: { max_joins_count: 1000 } }) },
  { operation: 'listPublicInvitations', expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200' },
  { operation: 'revokePublicInvitation',expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204', call: ({ linkId }) => ({ params: { invitationId: linkId } }) },
  { operation: 'listMyInvitations',     expected: '401 401 200 200 200 200 200 200 200 200 200 401 403 403' },
  { operation: 'acceptInvitation',      expected: '401 401 404 404 200 404 404 404 404 404 404 401 403 403' },
  { operation: 'rejectInvitation',      expected: '401 401 404 404 204 404 404 404 404 404 404 401 403 403' },
  { operation: 'joinProject',           expected: '401 401 200 403 200 400 400 400 400 400 400 401 403 403', name: 'by a link', call: ({ systemId, linkId }) => ({ body: { system_id: systemId, invitation_id: linkId } }) },
  { operation: 'joinProject',           expected: '401 401 403 403 403 403 403 403 403 403 403 401 403 403', name: 'by an e-mail invitation', call: ({ systemId, invitationId }) => ({ body: { system_id: systemId, invitation_id: invitationId } }) },
];
