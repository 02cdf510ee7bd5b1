'use client';

import { type FailureAction, failureNotice, noticeText, serverReason } from '@flowlens/core';
import { useMessages } from '../../provider/use-messages.js';
import { InlineAlert } from './inline-alert.js';

export interface FailureAlertProps {
  /** Nothing is shown without one. */
  error: Error | null | undefined;
  /** The action that failed, for its text in the catalogue of the spec; or a text of its own. */
  text: { action: FailureAction } | string;
}

/** Says in place that something failed and, below it, why: a toast goes, and this stays until the next try. */
export function FailureAlert({ error, text }: FailureAlertProps) {
  const notices = useMessages('notices');
  const failures = useMessages('failures');
  if (!error) return null;

  const said = typeof text === 'string' ? text : noticeText(failureNotice(text.action, error), notices);
  const reason = serverReason(error, failures);
  return (
    <InlineAlert tone="error">
      <span>{said}</span>
      {/* The text itself is what the server said where the spec shows that in its place. */}
      {reason !== undefined && reason !== said && <span className="fl-inline-alert-reason">{reason}</span>}
    </InlineAlert>
  );
}
