'use client';

import type { Project } from '@flowlens/client';
import { isProjectFull } from '@flowlens/core/permissions';
import { useInvitationActions, type UseInviteLinkResult } from '@flowlens/hooks';
import { RoleHelp } from '../../role-help/role-help.js';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { EmailInvite } from './email-invite.js';
import { InvitationLinks } from './invitation-links.js';
import { LinkInvite } from './link-invite.js';
import { PendingInvitations } from './pending-invitations.js';
import type { SettingsTexts } from '../settings-texts.js';
import { TabHeading } from '../parts/tab-heading.js';

export interface InvitationsTabProps {
  project: Project;
  texts: SettingsTexts;
  inviteLink: UseInviteLinkResult;
  productUrl: string | undefined;
}

/** Invitations to a project by e-mail and by link. For its admins. */
export function InvitationsTab({ project, texts, inviteLink, productUrl }: InvitationsTabProps) {
  const m = texts.invitations;
  const { invite, revoke, revokeLink } = useInvitationActions(project.id);
  const full = isProjectFull(project);
  const capacity = { count: project.members_count, max: project.max_members_count };

  return (
    <div className="fl-settings-tab">
      <TabHeading note={<RoleHelp messages={texts} />}>{m.heading}</TabHeading>
      {full ? (
        <InlineAlert tone="warning">{m.capacityReached(capacity)}</InlineAlert>
      ) : (
        <p className="fl-invite-capacity">{m.capacity(capacity)}</p>
      )}
      <EmailInvite invite={invite} disabled={full} texts={texts} />
      <LinkInvite inviteLink={inviteLink} disabled={full} m={m} productUrl={productUrl} />
      <InvitationLinks project={project} revoke={revokeLink} texts={texts} onRevoke={inviteLink.forget} />
      <PendingInvitations project={project} revoke={revoke} texts={texts} />
    </div>
  );
}
