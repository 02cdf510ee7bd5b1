import type { Invitation, InvitationLink, Member, Project } from '@flowlens/client';
import { createContext } from 'react';
import type { ShareEvents } from '../share-dialog/share-events.js';

/** Invitation link with its address. */
export interface InvitationLinkAddress {
  /** Id of the invitation. */
  id: string;
  /** Address of the join page, on the product. */
  url: string;
}

/** Callbacks of the members, invitations and public links of a project. */
export interface SettingsEvents extends Pick<ShareEvents, 'onShareLinkRevoked'> {
  /** Runs after somebody was invited by e-mail. */
  onMemberInvited?: ((invitation: Invitation) => void) | undefined;
  /** Runs after a member was removed. */
  onMemberRemoved?: ((member: Member) => void) | undefined;
  /** Runs after the role of a member was changed, with the changed member. */
  onMemberRoleChanged?: ((member: Member) => void) | undefined;
  /** Runs after an invitation by e-mail was revoked on the server, when it can no longer be undone. */
  onInvitationRevoked?: ((invitation: Pick<Invitation, 'id' | 'email'>) => void) | undefined;
  /** Runs after an invitation link was created. */
  onInvitationLinkCreated?: ((link: InvitationLinkAddress) => void) | undefined;
  /** Runs after an invitation link was copied. */
  onInvitationLinkCopied?: ((link: InvitationLinkAddress) => void) | undefined;
  /** Runs after an invitation link was revoked. */
  onInvitationLinkRevoked?: ((link: Pick<InvitationLink, 'id'>) => void) | undefined;
  /** Runs after all public links to flows of the project were revoked at once. */
  onAllShareLinksRevoked?: ((project: Project) => void) | undefined;
}

/** Callbacks of the host, for the tabs of the settings. */
export const SettingsEventsContext = createContext<SettingsEvents>({});

/** Separates the callbacks from the other props of a component. */
export function splitSettingsEvents<Props extends SettingsEvents>(props: Props) {
  const {
    onMemberInvited,
    onMemberRemoved,
    onMemberRoleChanged,
    onInvitationRevoked,
    onInvitationLinkCreated,
    onInvitationLinkCopied,
    onInvitationLinkRevoked,
    onShareLinkRevoked,
    onAllShareLinksRevoked,
    ...rest
  } = props;
  const events: SettingsEvents = {
    onMemberInvited,
    onMemberRemoved,
    onMemberRoleChanged,
    onInvitationRevoked,
    onInvitationLinkCreated,
    onInvitationLinkCopied,
    onInvitationLinkRevoked,
    onShareLinkRevoked,
    onAllShareLinksRevoked,
  };
  return { events, rest };
}
