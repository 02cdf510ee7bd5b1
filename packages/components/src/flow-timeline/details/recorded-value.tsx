import { MASKED_VALUE, REDACTED } from '@flowlens/core';
import { Fragment } from 'react';
import { useTimelineTexts } from '../timeline-texts.js';

/** A recorded text in which the places that were redacted stand out. */
export function RecordedValue({ text }: { text: string }) {
  const d = useTimelineTexts().details;
  return splitAtMarks(text).map((part, index) =>
    part === REDACTED || part === MASKED_VALUE ? (
      <span key={index} className="fl-timeline-redacted" title={d.redacted}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** The marks of redaction, and what stands between them. */
function splitAtMarks(text: string): string[] {
  return [REDACTED, MASKED_VALUE].reduce(
    (parts, mark) =>
      parts.flatMap((part) => part.split(mark).flatMap((rest, index) => (index ? [mark, rest] : [rest]))),
    [text],
  );
}
