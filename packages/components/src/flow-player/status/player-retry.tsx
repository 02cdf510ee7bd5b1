'use client';

import { useFlowLens, useRetryRecording } from '@flowlens/hooks';
import { Button } from '../../ui/button/button.js';
import { focusableAncestor, useFocusFallback } from '../../ui/internal/focus/use-focus-fallback.js';

export interface PlayerRetryProps {
  flowId: string;
}

/** Button that has a failed recording processed again. */
export function PlayerRetry({ flowId }: PlayerRetryProps) {
  const { pending, run } = useRetryRecording();
  const { common } = useFlowLens().messages;
  const button = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  return (
    <Button ref={button} onClick={() => run(flowId)} busy={pending}>
      {common.tryAgain}
    </Button>
  );
}
