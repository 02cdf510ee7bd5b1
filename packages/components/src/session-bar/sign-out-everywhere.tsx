'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useSignOutEverywhere } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { ChangeQuestion } from '../ui/confirm-dialog/change-question.js';

export interface SignOutEverywhereProps {
  messages?: MessageOverrides['session'];
}

/**
 * Button that ends all sessions and revokes all tokens of the viewer, after a question. The client's `onSessionLost` runs
 * afterwards.
 */
export function SignOutEverywhere({ messages }: SignOutEverywhereProps) {
  const m = useMessages('session', messages);
  const common = useMessages('common');
  const change = useSignOutEverywhere();
  const [asked, setAsked] = useState(false);

  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {m.everywhere}
      </Button>
      <ChangeQuestion
        change={change}
        failed={m.everywhereFailed}
        open={asked}
        onOpenChange={setAsked}
        title={m.everywhere}
        description={m.everywhereQuestion}
        confirmText={m.everywhere}
        pendingText={common.signingOut}
        onConfirm={() => change.run(undefined, { onSuccess: () => setAsked(false) })}
      />
    </>
  );
}
