'use client';

import { formatBytes } from '@flowlens/core';
import { useCopy, useFlowLens } from '@flowlens/hooks';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { useTimelineTexts } from '../timeline-texts.js';

/** What a panel can show at once without making the page slow. */
const SHOWN_MAX_CHARS = 20_000;

export interface CodeBlockProps {
  /** What the text is; the name of the block. */
  label: string;
  text: string;
}

/** Recorded text in a box that scrolls, with a copy button. Long texts are cut until the reader asks for all. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const m = useTimelineTexts();
  const { common } = useFlowLens().messages;
  const [whole, setWhole] = useState(false);
  const { copied, copy } = useCopy();
  const cut = !whole && text.length > SHOWN_MAX_CHARS;

  return (
    <div className="fl-timeline-code">
      <pre className="fl-timeline-code-text" role="group" aria-label={label} tabIndex={0}>
        {cut ? text.slice(0, SHOWN_MAX_CHARS) : text}
      </pre>
      {cut && (
        <Button className="fl-timeline-code-more" size="small" onClick={() => setWhole(true)}>
          {m.details.showAll({ size: formatBytes(text.length) })}
        </Button>
      )}
      <IconButton
        className="fl-timeline-code-copy"
        size="small"
        label={copied ? common.copied : common.copy}
        icon={copied ? <Check aria-hidden size={13} /> : <Copy aria-hidden size={13} />}
        onClick={() => void copy(text)}
      />
    </div>
  );
}
