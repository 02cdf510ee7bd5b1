'use client';

import type { Project } from '@flowlens/client';
import { useInvitationLinks, type UseInvitationActionsResult } from '@flowlens/hooks';
import { useContext, useRef } from 'react';
import { ListState } from '../parts/list-state.js';
import { SettingsEventsContext } from '../settings-events.js';
import type { SettingsTexts } from '../settings-texts.js';
import { TabHeading } from '../parts/tab-heading.js';
import { InvitationLinkRow } from './invitation-link-row.js';

export interface InvitationLinksProps {
  project: Project;
  revoke: UseInvitationActionsResult['revokeLink'];
  texts: SettingsTexts;
  /** Runs with the id of a link when its revocation is requested. */
  onRevoke: (invitationId: string) => void;
}

/** The live invitation links of a project. Renders nothing without any. */
export function InvitationLinks({ project, revoke, texts, onRevoke }: InvitationLinksProps) {
  const query = useInvitationLinks(project);
  const { onInvitationLinkRevoked } = useContext(SettingsEventsContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const m = texts.invitations;
  const links = query.data?.filter(({ id }) => !revoke.pending.some((revoked) => revoked.id === id));
  if (!query.isError && (links === undefined || links.length === 0)) return null;

  return (
    <>
      <TabHeading ref={heading} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
        {m.links}
      </TabHeading>
      <ListState query={query} loading={m.loading} failed={m.linksFailed} />
      {links && links.length > 0 && (
        <ul role="list" className="fl-person-rows">
          {links.map((link) => (
            <InvitationLinkRow
              key={link.id}
              link={link}
              texts={texts}
              onRevoke={() => {
                revoke.run(link, { onSuccess: () => onInvitationLinkRevoked?.(link) });
                heading.current?.focus();
                onRevoke(link.id);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
