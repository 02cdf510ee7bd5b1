'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useRevokeProjectShares } from '@flowlens/hooks';
import { ChangeQuestion } from '../../ui/confirm-dialog/change-question.js';

export interface RevokeAllQuestionProps {
  project: Project;
  m: Messages['share'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs once the links are revoked. */
  onRevoked: () => void;
}

/** Asks before every public link of a project is permanently revoked. */
export function RevokeAllQuestion({ project, m, open, onOpenChange, onRevoked }: RevokeAllQuestionProps) {
  const change = useRevokeProjectShares();

  function finish() {
    onOpenChange(false);
    onRevoked();
  }

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
      onConfirm={() => change.run(project.id, { onSuccess: finish })}
    />
  );
}
