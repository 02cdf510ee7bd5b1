'use client';

import type { ShareLink } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { useRevokeShare, useShareLinks } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { ShareLinkRow } from './share-link-row.js';

export interface ShareLinkListProps {
  m: Messages['share'];
  flowId: string;
  /** The link that was just made here, to be marked. */
  newLinkId: string | undefined;
  onRevoked: (shareId: string) => void;
}

/** The public links that live: until when, and a way to end each for those who may. */
export function ShareLinkList({ m, flowId, newLinkId, onRevoked }: ShareLinkListProps) {
  const common = useMessages('common');
  const { data: links, isPending, isError, isFetching, refetch } = useShareLinks(flowId);
  const { run, pending, error, reset } = useRevokeShare(flowId);
  const [asked, setAsked] = useState<ShareLink | null>(null);

  function close() {
    setAsked(null);
    reset();
  }

  function revoke(link: ShareLink) {
    run(link, {
      onSuccess: () => {
        close();
        onRevoked(link.id);
      },
    });
  }

  return (
    <section className="fl-share-links" aria-label={m.linksHeading}>
      <h3 className="fl-share-heading">{m.linksHeading}</h3>
      {isPending && (
        <p className="fl-share-hint" role="status">
          {m.linksLoading}
        </p>
      )}
      {isError && !links && (
        <LoadFailure
          message={m.linksFailed}
          retryLabel={common.tryAgain}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {links?.length === 0 && <p className="fl-share-hint">{m.noLinks}</p>}
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
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={close}
        title={m.revokeTitle}
        description={m.revokeQuestion}
        confirmText={m.revoke}
        pendingText={m.revoking}
        destructive
        pending={pending}
        onConfirm={() => asked && revoke(asked)}
      >
        {error && <InlineAlert tone="error">{m.revokeFailed}</InlineAlert>}
      </ConfirmDialog>
    </section>
  );
}
