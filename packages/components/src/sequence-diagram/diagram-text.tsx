'use client';

import type { Messages } from '@flowlens/core/messages';
import { Download } from 'lucide';
import { downloadFile } from '../flow-timeline/filters/download-file.js';
import { Button } from '../ui/button/button.js';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';
import { Icon } from '../ui/icon/icon.js';

export interface DiagramTextProps {
  /** Mermaid text. */
  diagram: string;
  flowTitle: string;
  m: Messages['sequenceDiagram'];
}

/** Text of a diagram in a scrollable box, with buttons to copy and save it. */
export function DiagramText({ diagram, flowTitle, m }: DiagramTextProps) {
  const { copy, outcome, icon } = useCopyFeedback();

  function download() {
    downloadFile(new Blob([diagram], { type: 'text/plain' }), flowTitle, 'mmd');
  }

  return (
    <>
      <div className="fl-sequence-head">
        <p className="fl-sequence-hint">{m.hint}</p>
        <div className="fl-sequence-actions">
          <Button size="small" icon={<Icon of={icon} size={13} />} onClick={() => void copy(diagram)}>
            <span aria-live="polite">{outcome ?? m.copy}</span>
          </Button>
          <Button size="small" icon={<Icon of={Download} size={13} />} onClick={download}>
            {m.download}
          </Button>
        </div>
      </div>
      <pre className="fl-sequence-text" dir="ltr" role="group" aria-label={m.label} tabIndex={0}>
        {diagram}
      </pre>
    </>
  );
}
