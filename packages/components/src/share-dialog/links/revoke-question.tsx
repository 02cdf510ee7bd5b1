'use client';

import type { ShareLink } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useRevokeShare } from '@flowlens/hooks';
import { ChangeQuestion } from '../../ui/confirm-dialog/change-question.js';

export interface RevokeQuestionProps {
  m: Messages['share'];
  flowId: string;
  /** The link to revoke. */
  link: Pick<ShareLink, 'id'> | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRevoked: (link: Pick<ShareLink, 'id'>) => void;
}

/** Asks before a public link is permanently revoked. */
export function RevokeQuestion({ m, flowId, link, open, onOpenChange, onRevoked }: RevokeQuestionProps) {
  const change = useRevokeShare(flowId);

  function revoke(asked: Pick<ShareLink, 'id'>) {
    change.run(asked, {
      onSuccess: () => {
        onOpenChange(false);
        onRevoked(asked);
      },
    });
  }

  return (
    <ChangeQuestion
      change={change}
      failed={m.revokeFailed}
      open={open}
      onOpenChange={onOpenChange}
      title={m.revokeTitle}
      description={m.revokeQuestion}
      confirmText={m.revoke}
      pendingText={m.revoking}
      onConfirm={() => link && revoke(link)}
    />
  );
}
