import type { Row } from '../calls/row.js';

const AT = '2026-03-02T09:15:00.000Z';

/** Projects and members, after the table of spec §6. */
// prettier-ignore
export const PROJECT_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'listProjects',          expected: '401 401 200 200 200 200 200 200 200 200 200 401 200 200' },
  { operation: 'createProject',         expected: '401 401 201 201 201 201 201 201 201 201 201 401 403 403', call: () => ({ body: { name: 'New' } }) },
  { operation: 'getProject',            expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'getProject',            expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200', name: 'with a window', call: () => ({ query: `start_time=${AT}` }) },
  { operation: 'updateProject',         expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200', call: () => ({ body: { name: 'Renamed' } }) },
  { operation: 'updateProject',         expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200', name: 'its sites for iframes', call: () => ({ body: { embed_origins: ['https://wiki.example'] } }) },
  { operation: 'deleteProject',         expected: '401 401 404 404 404 403 403 403 403 204 403 401 403 403' },
  { operation: 'listProjectShareLinks', expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200' },
  { operation: 'revokeProjectShareLinks',expected:'401 401 404 404 404 403 403 403 204 204 204 401 403 204' },
  { operation: 'leaveProject',          expected: '401 401 404 404 404 204 204 204 204 403 403 401 403 403' },
  { operation: 'listMembers',           expected: '401 401 404 404 404 200 200 200 200 200 200 401 200 200' },
  { operation: 'updateMemberRole',      expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 200', call: () => ({ body: { role: 'ADMIN' } }) },
  { operation: 'updateMemberRole',      expected: '401 401 404 404 404 403 403 403 403 403 403 401 403 403', name: 'of the owner', prepare: ofOwner, call: () => ({ body: { role: 'USER' } }) },
  { operation: 'updateMemberRole',      expected: '401 401 404 404 404 403 403 403 403 403 403 401 403 403', name: 'of the owner, to the role he has', prepare: ofOwner, call: () => ({ body: { role: 'ADMIN' } }) },
  { operation: 'removeMember',          expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 204' },
  { operation: 'removeMember',          expected: '401 401 404 404 404 403 403 403 403 403 403 401 403 403', name: 'who is the owner', prepare: ofOwner },
];

async function ofOwner({ cast }: Parameters<NonNullable<Row['prepare']>>[0]) {
  return { userId: cast.people.owner.userId };
}
