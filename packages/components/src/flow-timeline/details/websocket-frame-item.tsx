'use client';

import { formatBytes, type WebSocketFrame } from '@flowlens/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { formatOffset } from '../format-offset.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { CodeBlock } from './code-block.js';
import { prettyText } from './pretty-text.js';

/** As much of a payload as a line can hold. */
const PREVIEW_MAX_CHARS = 300;

/** One frame in one line; a press shows its whole payload. */
export function WebSocketFrameItem({ frame }: { frame: WebSocketFrame }) {
  const d = useTimelineTexts().details;
  const [open, setOpen] = useState(false);
  const direction = frame.direction === 'sent' ? d.sent : d.received;
  const Arrow = frame.direction === 'sent' ? ArrowUp : ArrowDown;

  return (
    <li className="fl-timeline-frame" data-direction={frame.direction}>
      <button type="button" className="fl-timeline-frame-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Arrow className="fl-timeline-frame-arrow" size={12} aria-label={direction} role="img" />
        <span className="fl-timeline-frame-time">{formatOffset(frame.timeMs)}</span>
        <span className="fl-timeline-frame-payload">{frame.payload.slice(0, PREVIEW_MAX_CHARS)}</span>
        <span className="fl-timeline-frame-size">{formatBytes(frame.sizeBytes)}</span>
      </button>
      {open && <CodeBlock label={direction} text={prettyText(frame.payload)} />}
    </li>
  );
}
