'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { SentFlow } from '@flowlens/recorder';
import { Check } from 'lucide';
import { Button } from '../ui/button/button.js';
import { CopyField } from '../ui/copy-field/copy-field.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { ViewTitle } from './view-title.js';

export interface SentViewProps {
  m: RecorderMessages;
  flow: SentFlow;
  /** Returns to the start view. */
  onAgain: () => void;
}

/** Link to the flow of a sent recording. */
export function SentView({ m, flow, onAgain }: SentViewProps) {
  return (
    <div className="fl-recorder-panel-column">
      <ViewTitle
        title={m.sentTitle}
        hint={m.sentHint}
        icon={
          <span className="fl-sent-icon">
            <Icon of={Check} size={18} />
          </span>
        }
      />
      <CopyField label={m.link} hideLabel value={flow.url} copyText={m.copyLink} copiedText={m.linkCopied} />
      <div className="fl-recording-actions">
        <Button className="fl-recording-action" onClick={onAgain}>
          {m.another}
        </Button>
        <LinkButton variant="primary" className="fl-recording-action">
          <a href={flow.url} target="_blank" rel="noreferrer">
            {m.open}
          </a>
        </LinkButton>
      </div>
    </div>
  );
}
