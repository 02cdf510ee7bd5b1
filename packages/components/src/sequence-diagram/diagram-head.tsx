'use client';

import type { Messages } from '@flowlens/core/messages';
import { Download } from 'lucide';
import { downloadFile } from '../flow-timeline/filters/download-file.js';
import { Button } from '../ui/button/button.js';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';
import { Icon } from '../ui/icon/icon.js';

export interface DiagramHeadProps {
  mermaid: string;
  flowTitle: string;
  m: Messages['sequenceDiagram'];
}

/** Explains the drawing, and copies or saves it as Mermaid text. */
export function DiagramHead({ mermaid, flowTitle, m }: DiagramHeadProps) {
  const { copy, outcome, icon } = useCopyFeedback();

  function download() {
    downloadFile(new Blob([mermaid], { type: 'text/plain' }), flowTitle, 'mmd');
  }

  return (
    <div className="fl-sequence-head">
      <p className="fl-sequence-hint">{m.hint}</p>
      <div className="fl-sequence-actions">
        <Button size="small" icon={<Icon of={icon} size={13} />} onClick={() => void copy(mermaid)}>
          <span aria-live="polite">{outcome ?? m.copy}</span>
        </Button>
        <Button size="small" icon={<Icon of={Download} size={13} />} onClick={download}>
          {m.download}
        </Button>
      </div>
    </div>
  );
}
