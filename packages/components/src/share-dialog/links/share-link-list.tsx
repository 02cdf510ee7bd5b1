'use client';

import type { ShareLink } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useShareLinks } from '@flowlens/hooks';
import { useState } from 'react';
import { lazyDialog } from '../../ui/dialog/lazy-dialog.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { ShareLinkRow } from './share-link-row.js';

export interface ShareLinkListProps {
  m: Messages['share'];
  flowId: string;
  /** The link that was just created here, to highlight. */
  newLinkId: string | undefined;
  onRevoked: (link: Pick<ShareLink, 'id'>) => void;
}

const RevokeQuestion = lazyDialog(async () => (await import('./revoke-question.js')).RevokeQuestion);

/** Active public links with their expiry; authorized viewers can revoke each. */
export function ShareLinkList({ m, flowId, newLinkId, onRevoked }: ShareLinkListProps) {
  const { data: links, isPending, isError, isFetching, refetch } = useShareLinks(flowId);
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const empty = links?.length === 0;

  return (
    <section className="fl-share-links" aria-label={m.linksHeading}>
      <h3 className="fl-share-heading">{m.linksHeading}</h3>
      {(isPending || (empty && newLinkId && isFetching)) && (
        <p className="fl-share-hint" role="status">
          {m.linksLoading}
        </p>
      )}
      {isError && <LoadFailure message={m.linksFailed} onRetry={() => void refetch()} retrying={isFetching} />}
      {/* A list that was loaded before the link was created, or before a failure, does not prove that there are none. */}
      {empty && !isError && !newLinkId && <p className="fl-share-hint">{m.noLinks}</p>}
      {links && links.length > 0 && (
        <ul className="fl-share-link-list">
          {links.map((link) => (
            <ShareLinkRow
              key={link.id}
              m={m}
              link={link}
              isNew={link.id === newLinkId}
              onRevoke={() => setAsked(link)}
            />
          ))}
        </ul>
      )}
      <RevokeQuestion
        m={m}
        flowId={flowId}
        link={asked}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        onRevoked={onRevoked}
      />
    </section>
  );
}
