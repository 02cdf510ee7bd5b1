'use client';

import type { Messages } from '@flowlens/core/messages';
import { useRevokeProjectShares } from '@flowlens/hooks';
import { ChangeQuestion } from '../../ui/confirm-dialog/change-question.js';

export interface RevokeAllQuestionProps {
  projectId: string;
  m: Messages['share'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before every public link of a project is permanently revoked. */
export function RevokeAllQuestion({ projectId, m, open, onOpenChange }: RevokeAllQuestionProps) {
  const change = useRevokeProjectShares();

  return (
    <ChangeQuestion
      change={change}
      failed={m.revokeAllFailed}
      open={open}
      onOpenChange={onOpenChange}
      title={m.revokeAllTitle}
      description={m.revokeAllQuestion}
      confirmText={m.revokeAll}
      pendingText={m.revoking}
      onConfirm={() => change.run(projectId, { onSuccess: () => onOpenChange(false) })}
    />
  );
}
