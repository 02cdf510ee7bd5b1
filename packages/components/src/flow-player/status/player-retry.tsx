'use client';

import { useFlowLens, useRetryRecording } from '@flowlens/hooks';
import { Button } from '../../ui/button/button.js';
import { focusAround, useHandOnFocus } from '../../ui/internal/focus/use-hand-on-focus.js';

export interface PlayerRetryProps {
  flowId: string;
}

/** Button that has a failed recording processed again. */
export function PlayerRetry({ flowId }: PlayerRetryProps) {
  const { pending, run } = useRetryRecording();
  const { common } = useFlowLens().messages;
  const button = useHandOnFocus<HTMLButtonElement>(focusAround);
  return (
    <Button ref={button} onClick={() => run(flowId)} busy={pending}>
      {common.tryAgain}
    </Button>
  );
}
