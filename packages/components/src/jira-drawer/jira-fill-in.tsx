'use client';

import type { Messages } from '@flowlens/core/messages';
import type { UseJiraFormResult } from '@flowlens/hooks';
import { WandSparkles } from 'lucide';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface JiraFillInProps {
  form: UseJiraFormResult;
  /** True while the lists of Jira load. */
  connecting: boolean;
  m: Messages['jira'];
}

/** Button that writes title and description, beside the state of the connection to Jira. */
export function JiraFillIn({ form: { values, fillIn, submitting }, connecting, m }: JiraFillInProps) {
  return (
    <>
      <div className="fl-jira-fill-in">
        <Button
          size="small"
          icon={<Icon of={WandSparkles} size={14} />}
          busy={fillIn.pending}
          disabled={submitting || (values.title.trim() !== '' && values.description.trim() !== '')}
          onClick={fillIn.run}
        >
          {m.fillIn}
        </Button>
        <span role="status" className="fl-jira-connecting">
          {connecting && (
            <>
              <Spinner size={14} />
              <span>{m.connecting}</span>
            </>
          )}
        </span>
      </div>
      <FailureAlert error={fillIn.pending ? null : fillIn.error} text={m.fillInFailed} />
    </>
  );
}
