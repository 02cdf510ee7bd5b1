import { asList } from '../as-list.js';
import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type {
  Invitation,
  InviteMemberInput,
  JoinedProject,
  JoinProjectInput,
  MyInvitation,
  PublicInvitation,
} from '../types.js';

/** How often an invitation link may be used (spec §9). */
const MAX_JOINS_COUNT = 1000;

export type InvitationsResource = ReturnType<typeof invitationsResource>;

export function invitationsResource({ api, call }: Transport) {
  return {
    /** The pending e-mail invitations of a project, newest first. For its admins. */
    list: (systemId: string, signal?: AbortSignal): Promise<Invitation[]> =>
      call(
        'listInvitations',
        (init) => api.GET('/systems/{systemId}/invitations', { params: { path: { systemId } }, ...init }),
        { signal },
      ),

    /** Invites a person by e-mail. */
    invite: (systemId: string, input: InviteMemberInput, options: CreateOptions = {}): Promise<Invitation> =>
      call(
        'inviteMember',
        (init) =>
          api.POST('/systems/{systemId}/invite', {
            params: { path: { systemId }, header: createHeaders(options) },
            body: input,
            ...init,
          }),
        { signal: options.signal },
      ),

    /** Makes an invitation link; who joins by it becomes a contributor. */
    createPublic: (systemId: string, options: CreateOptions = {}): Promise<PublicInvitation> =>
      call(
        'createPublicInvitation',
        (init) =>
          api.POST('/systems/{systemId}/public-invitation', {
            params: { path: { systemId }, header: createHeaders(options) },
            body: { max_joins_count: MAX_JOINS_COUNT },
            ...init,
          }),
        { signal: options.signal },
      ),

    revoke: (systemId: string, invitationId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'revokeInvitation',
        (init) =>
          api.DELETE('/systems/{systemId}/invitations/{invitationId}', {
            params: { path: { systemId, invitationId } },
            ...init,
          }),
        { signal, bodiless: true },
      ),

    /** The pending invitations addressed to the caller. */
    listMine: async (signal?: AbortSignal): Promise<MyInvitation[]> => {
      const answer = await call('listMyInvitations', (init) => api.GET('/systems/invitations/my', init), { signal });
      return asList('listMyInvitations', answer.invitations);
    },

    accept: (invitationId: string, signal?: AbortSignal): Promise<JoinedProject> =>
      call(
        'acceptInvitation',
        (init) =>
          api.POST('/systems/invitations/{invitationId}/accept', { params: { path: { invitationId } }, ...init }),
        { signal },
      ),

    reject: (invitationId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'rejectInvitation',
        (init) =>
          api.POST('/systems/invitations/{invitationId}/reject', { params: { path: { invitationId } }, ...init }),
        { signal, bodiless: true },
      ),

    /** Joins a project by an invitation link. */
    join: (input: JoinProjectInput, signal?: AbortSignal): Promise<JoinedProject> =>
      call('joinProject', (init) => api.POST('/systems/join', { body: input, ...init }), { signal }),
  };
}
