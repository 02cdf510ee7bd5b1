import type { Transport } from '../transport.js';
import type { Member, Role } from '../types.js';

export type MembersResource = ReturnType<typeof membersResource>;

export function membersResource({ api, call }: Transport) {
  return {
    /** The members of a project, the owner first. */
    list: (systemId: string, signal?: AbortSignal): Promise<Member[]> =>
      call(
        'listMembers',
        (init) => api.GET('/systems/{systemId}/members', { params: { path: { systemId } }, ...init }),
        {
          signal,
        },
      ),

    updateRole: (systemId: string, userId: string, role: Role, signal?: AbortSignal): Promise<Member> =>
      call(
        'updateMemberRole',
        (init) =>
          api.PATCH('/systems/{systemId}/members/{userId}/role', {
            params: { path: { systemId, userId } },
            body: { role },
            ...init,
          }),
        { signal },
      ),

    remove: (systemId: string, userId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'removeMember',
        (init) =>
          api.DELETE('/systems/{systemId}/members/{userId}', { params: { path: { systemId, userId } }, ...init }),
        { signal, bodiless: true },
      ),
  };
}
