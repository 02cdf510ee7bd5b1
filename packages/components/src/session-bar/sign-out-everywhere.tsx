'use client';

import type { MessageOverrides } from '@flowlens/core';
import { useSignOutEverywhere } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';

export interface SignOutEverywhereProps {
  messages?: MessageOverrides['session'];
}

/** Button that ends all sessions and tokens of the viewer, after a question. The client's `onSessionLost` runs then. */
export function SignOutEverywhere({ messages }: SignOutEverywhereProps) {
  const m = useMessages('session', messages);
  const common = useMessages('common');
  const { run, pending, error, reset } = useSignOutEverywhere();
  const [asked, setAsked] = useState(false);

  function change(open: boolean) {
    setAsked(open);
    if (!open) reset();
  }

  return (
    <>
      <Button size="small" onClick={() => change(true)}>
        {m.everywhere}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={change}
        title={m.everywhere}
        description={m.everywhereQuestion}
        confirmText={m.everywhere}
        pendingText={common.signingOut}
        destructive
        pending={pending}
        onConfirm={() => run(undefined, { onSuccess: () => change(false) })}
      >
        <FailureAlert error={error} text={m.everywhereFailed} />
      </ConfirmDialog>
    </>
  );
}
