'use client';

import { noticeText } from '@flowlens/core';
import { type FailureAction, failureNotice, serverReason } from '@flowlens/core/failures';
import { useMessages } from '../../provider/use-messages.js';
import { InlineAlert } from './inline-alert.js';

export interface FailureAlertProps {
  /** Renders nothing without an error. */
  error: Error | null | undefined;
  /** Heading above the reason; or the failed action, whose text a toast shows, so only the reason appears here. */
  text: string | { action: FailureAction };
}

/** Alert that explains a failure in place until the next try, because a toast disappears. */
export function FailureAlert({ error, text }: FailureAlertProps) {
  const notices = useMessages('notices');
  const failures = useMessages('failures');
  if (!error) return null;

  const reason = serverReason(error, failures);
  if (typeof text !== 'string') {
    const said = reason ?? noticeText(failureNotice(text.action, error), notices);
    return <InlineAlert tone="error">{said}</InlineAlert>;
  }
  return (
    <InlineAlert tone="error">
      <span>{text}</span>
      {reason !== undefined && <span className="fl-inline-alert-reason">{reason}</span>}
    </InlineAlert>
  );
}
