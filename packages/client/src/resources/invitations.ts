import { asList } from '../as-list.js';
import { type CreateOptions, creating } from '../create-options.js';
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

export function invitationsResource({ call }: Transport) {
  return {
    /** The pending e-mail invitations of a project, newest first. For its admins. */
    list: (systemId: string, signal?: AbortSignal): Promise<Invitation[]> =>
      call('listInvitations', { path: { systemId }, signal }),

    /** Invites a person by e-mail. */
    invite: (systemId: string, input: InviteMemberInput, options: CreateOptions = {}): Promise<Invitation> =>
      call('inviteMember', { path: { systemId }, ...creating(options), body: input }),

    /** Makes an invitation link; who joins by it becomes a contributor. */
    createPublic: (systemId: string, options: CreateOptions = {}): Promise<PublicInvitation> =>
      call('createPublicInvitation', {
        path: { systemId },
        ...creating(options),
        body: { max_joins_count: MAX_JOINS_COUNT },
      }),

    revoke: (systemId: string, invitationId: string, signal?: AbortSignal): Promise<void> =>
      call('revokeInvitation', { path: { systemId, invitationId }, signal, bodiless: true }),

    /** The pending invitations addressed to the caller. */
    listMine: async (signal?: AbortSignal): Promise<MyInvitation[]> => {
      const answer = await call('listMyInvitations', { signal });
      return asList('listMyInvitations', answer.invitations);
    },

    accept: (invitationId: string, options: CreateOptions = {}): Promise<JoinedProject> =>
      call('acceptInvitation', { path: { invitationId }, ...creating(options) }),

    reject: (invitationId: string, options: CreateOptions = {}): Promise<void> =>
      call('rejectInvitation', { path: { invitationId }, ...creating(options), bodiless: true }),

    /** Joins a project by an invitation link. */
    join: (input: JoinProjectInput, options: CreateOptions = {}): Promise<JoinedProject> =>
      call('joinProject', { ...creating(options), body: input }),
  };
}
