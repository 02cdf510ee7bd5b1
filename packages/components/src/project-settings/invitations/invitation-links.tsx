'use client';

import type { Project } from '@flowlens/client';
import { useInvitationLinks } from '@flowlens/hooks';
import { useRef } from 'react';
import { ListState } from '../parts/list-state.js';
import type { SettingsTexts } from '../settings-texts.js';
import { TabHeading } from '../parts/tab-heading.js';
import { InvitationLinkRow } from './invitation-link-row.js';

export interface InvitationLinksProps {
  project: Project;
  texts: SettingsTexts;
  /** Runs with the id of a revoked link. */
  onRevoked: (invitationId: string) => void;
}

/** The live invitation links of a project. Renders nothing without any. */
export function InvitationLinks({ project, texts, onRevoked }: InvitationLinksProps) {
  const query = useInvitationLinks(project);
  const heading = useRef<HTMLHeadingElement>(null);
  const m = texts.invitations;
  const { data: links, isError } = query;
  if (!isError && (links === undefined || links.length === 0)) return null;

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
              projectId={project.id}
              link={link}
              texts={texts}
              onRevoked={() => {
                heading.current?.focus();
                onRevoked(link.id);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
