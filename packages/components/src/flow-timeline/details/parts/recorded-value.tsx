import { MASKED_VALUE, REDACTED } from '@flowlens/core/redaction';
import type { ReactNode } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';

/** A recorded text with its redacted parts highlighted. */
export function RecordedValue({ text }: { text: string }) {
  const { redacted } = useTimelineTexts().details;
  // A new element for each text: pieces that never change need none of their own.
  return <span key={text}>{markRedacted(text, redacted)}</span>;
}

/** Pieces of a text; redacted ones have a title. */
export function markRedacted(text: string, title: string): ReactNode {
  return splitAtMarks(text).map((part, index) =>
    part === REDACTED || part === MASKED_VALUE ? (
      <span key={index} className="fl-timeline-redacted" title={title}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Redaction marks, and the text between them. */
function splitAtMarks(text: string): string[] {
  return [REDACTED, MASKED_VALUE].reduce(
    (parts, mark) =>
      parts.flatMap((part) => part.split(mark).flatMap((rest, index) => (index ? [mark, rest] : [rest]))),
    [text],
  );
}
