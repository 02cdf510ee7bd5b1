'use client';

import { JIRA_COPY_FEEDBACK_MS, safeHref } from '@flowlens/core';
import { useCopy } from '@flowlens/hooks';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';

export interface JiraIssueToastProps {
  /** That the issue was made. */
  text: string;
  ticketUrl: string;
}

/** Says that an issue was made, and leads to it. An address that is no web address is left out. */
export function JiraIssueToast({ text, ticketUrl }: JiraIssueToastProps) {
  const m = useMessages('jira');
  const { copied: copiedText } = useMessages('common');
  const { copied, copy } = useCopy(JIRA_COPY_FEEDBACK_MS);
  const href = safeHref(ticketUrl);

  return (
    <div className="fl-toast-issue">
      <span>{text}</span>
      {href && (
        <span className="fl-toast-issue-ways">
          <a className="fl-toast-link" href={href} target="_blank" rel="noopener noreferrer">
            {m.viewInJira}
          </a>
          <Button size="small" className="fl-toast-copy" onClick={() => void copy(href)}>
            <span aria-live="polite">{copied ? copiedText : m.copyLink}</span>
          </Button>
        </span>
      )}
    </div>
  );
}
