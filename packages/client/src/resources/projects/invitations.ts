import { expectArray } from '../../transport/expect-array.js';
import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type {
  Invitation,
  InvitationLink,
  InviteMemberInput,
  JoinedProject,
  JoinProjectInput,
  MyInvitation,
  PublicInvitation,
} from '../../types.js';

/** Maximum number of times an invitation link can be used. */
const MAX_JOINS_COUNT = 1000;

export type InvitationsResource = ReturnType<typeof invitationsResource>;

export function invitationsResource({ call, run }: Transport) {
  return {
    /** Lists the pending e-mail invitations of a project, newest first. For its admins. */
    list: (systemId: string, signal?: AbortSignal): Promise<Invitation[]> =>
      call('listInvitations', { signal }, ({ GET }) =>
        GET('/systems/{systemId}/invitations', { params: { path: { systemId } } }),
      ),

    /** Invites somebody by e-mail. */
    invite: (systemId: string, input: InviteMemberInput, options: CreateOptions = {}): Promise<Invitation> =>
      call('inviteMember', options, ({ POST }) =>
        POST('/systems/{systemId}/invite', { params: { path: { systemId }, header: keyHeader(options) }, body: input }),
      ),

    /** Creates an invitation link. Users who join by it become contributors. */
    createPublic: (systemId: string, options: CreateOptions = {}): Promise<PublicInvitation> =>
      call('createPublicInvitation', options, ({ POST }) =>
        POST('/systems/{systemId}/public-invitation', {
          params: { path: { systemId }, header: keyHeader(options) },
          body: { max_joins_count: MAX_JOINS_COUNT },
        }),
      ),

    /** Lists the live invitation links of a project, newest first. For its admins. */
    listPublic: (systemId: string, signal?: AbortSignal): Promise<InvitationLink[]> =>
      call('listPublicInvitations', { signal }, ({ GET }) =>
        GET('/systems/{systemId}/public-invitations', { params: { path: { systemId } } }),
      ),

    /** Ends an invitation link. For admins of the project. */
    revokePublic: (systemId: string, invitationId: string, signal?: AbortSignal): Promise<void> =>
      run('revokePublicInvitation', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/public-invitation/{invitationId}', {
          params: { path: { systemId, invitationId } },
        }),
      ),

    revoke: (systemId: string, invitationId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeInvitation', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/invitations/{invitationId}', { params: { path: { systemId, invitationId } } }),
      ),

    /** Lists the pending invitations addressed to the caller. */
    listMine: async (signal?: AbortSignal): Promise<MyInvitation[]> => {
      const response = await call('listMyInvitations', { signal }, ({ GET }) => GET('/systems/invitations/my'));
      return expectArray('listMyInvitations', response.invitations);
    },

    accept: (invitationId: string, options: CreateOptions = {}): Promise<JoinedProject> =>
      call('acceptInvitation', options, ({ POST }) =>
        POST('/systems/invitations/{invitationId}/accept', {
          params: { path: { invitationId }, header: keyHeader(options) },
        }),
      ),

    reject: (invitationId: string, options: CreateOptions = {}): Promise<void> =>
      run('rejectInvitation', options, ({ POST }) =>
        POST('/systems/invitations/{invitationId}/reject', {
          params: { path: { invitationId }, header: keyHeader(options) },
        }),
      ),

    /** Joins a project by an invitation link. */
    join: (input: JoinProjectInput, options: CreateOptions = {}): Promise<JoinedProject> =>
      call('joinProject', options, ({ POST }) =>
        POST('/systems/join', { params: { header: keyHeader(options) }, body: input }),
      ),
  };
}
