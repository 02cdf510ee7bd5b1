'use client';

import type { Project } from '@flowlens/client';
import { useProjectInvitations, type UseInvitationActionsResult } from '@flowlens/hooks';
import { Mail } from 'lucide';
import { useContext, useRef } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';
import { InvitationRow } from './invitation-row.js';
import { ListState } from '../parts/list-state.js';
import { SettingsEventsContext } from '../settings-events.js';
import type { SettingsTexts } from '../settings-texts.js';
import { TabHeading } from '../parts/tab-heading.js';

export interface PendingInvitationsProps {
  project: Project;
  revoke: UseInvitationActionsResult['revoke'];
  texts: SettingsTexts;
}

/** Pending e-mail invitations. */
export function PendingInvitations({ project, revoke, texts }: PendingInvitationsProps) {
  const query = useProjectInvitations(project);
  const { onInvitationRevoked } = useContext(SettingsEventsContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const m = texts.invitations;
  const invitations = query.data?.filter(({ id }) => !revoke.pending.some((revoked) => revoked.id === id));

  return (
    <>
      <TabHeading ref={heading} note={m.expiry} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
        {m.pending}
      </TabHeading>
      <ListState query={query} loading={m.loading} failed={m.failed} />
      {invitations?.length === 0 && <EmptyState icon={<Icon of={Mail} size={18} />} title={m.empty} />}
      {invitations && invitations.length > 0 && (
        <ul role="list" className="fl-person-rows">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              texts={texts}
              onRevoke={() => {
                revoke.run(invitation, { onSuccess: () => onInvitationRevoked?.(invitation) });
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
