'use client';

import { JIRA_COPY_FEEDBACK_MS } from '@flowlens/core/limits';
import { safeHref } from '@flowlens/core/links';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';

export interface JiraIssueToastProps {
  /** Text that the issue was created. */
  text: string;
  ticketUrl: string;
}

/** Toast with a link to a new issue. Omits an address that is not a web address. */
export function JiraIssueToast({ text, ticketUrl }: JiraIssueToastProps) {
  const m = useMessages('jira');
  const { copy, outcome } = useCopyFeedback({ feedbackMs: JIRA_COPY_FEEDBACK_MS });
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
            <span aria-live="polite">{outcome ?? m.copyLink}</span>
          </Button>
        </span>
      )}
    </div>
  );
}
