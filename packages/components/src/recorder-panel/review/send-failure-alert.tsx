'use client';

import { serverReason } from '@flowlens/core/failures';
import type { RecorderMessages } from '@flowlens/core/messages';
import type { SendFailure } from '@flowlens/hooks';
import { useMessages } from '../../provider/use-messages.js';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';

export interface SendFailureAlertProps {
  m: RecorderMessages;
  failure: SendFailure | null;
}

/** Explains why a recording was not sent, in the server's words if there are any. */
export function SendFailureAlert({ m, failure }: SendFailureAlertProps) {
  const failures = useMessages('failures');
  if (!failure) return null;
  const { code, error } = failure;
  const isOver = code === 'link_over';
  const reason = code === 'unknown' || isOver ? serverReason(error, failures) : m.sendErrors[code];
  return (
    <InlineAlert tone="error">
      <span>{m.sendFailed}</span>
      {reason && <span className="fl-inline-alert-reason">{reason}</span>}
      {isOver && <span className="fl-inline-alert-reason">{m.linkOverHint}</span>}
    </InlineAlert>
  );
}
