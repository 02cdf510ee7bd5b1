import type { Transport } from '../../transport/transport.js';
import type { Member, Role } from '../../types.js';

export type MembersResource = ReturnType<typeof membersResource>;

export function membersResource({ call, run }: Transport) {
  return {
    /** Lists the members of a project, the owner first. */
    list: (systemId: string, signal?: AbortSignal): Promise<Member[]> =>
      call('listMembers', { signal }, ({ GET }) =>
        GET('/systems/{systemId}/members', { params: { path: { systemId } } }),
      ),

    updateRole: (systemId: string, userId: string, role: Role, signal?: AbortSignal): Promise<Member> =>
      call('updateMemberRole', { signal }, ({ PATCH }) =>
        PATCH('/systems/{systemId}/members/{userId}/role', { params: { path: { systemId, userId } }, body: { role } }),
      ),

    remove: (systemId: string, userId: string, signal?: AbortSignal): Promise<void> =>
      run('removeMember', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/members/{userId}', { params: { path: { systemId, userId } } }),
      ),
  };
}
