import type { Transport } from '../transport.js';
import type { Member, Role } from '../types.js';

export type MembersResource = ReturnType<typeof membersResource>;

export function membersResource({ call }: Transport) {
  return {
    /** The members of a project, the owner first. */
    list: (systemId: string, signal?: AbortSignal): Promise<Member[]> =>
      call('listMembers', { path: { systemId }, signal }),

    updateRole: (systemId: string, userId: string, role: Role, signal?: AbortSignal): Promise<Member> =>
      call('updateMemberRole', { path: { systemId, userId }, body: { role }, signal }),

    remove: (systemId: string, userId: string, signal?: AbortSignal): Promise<void> =>
      call('removeMember', { path: { systemId, userId }, signal, bodiless: true }),
  };
}
