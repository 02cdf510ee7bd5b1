import { formatBytes, type RecordedText } from '@flowlens/core';
import { useTimelineTexts } from '../timeline-texts.js';

/** Says how much of a text was recorded; nothing when it is all there. */
export function CutNote({ size }: { size: Omit<RecordedText, 'text'> }) {
  const d = useTimelineTexts().details;
  if (!size.cut) return null;
  const recorded = formatBytes(size.recordedBytes);
  return <p className="fl-timeline-note">{d.cut({ recorded, full: formatBytes(size.fullBytes) })}</p>;
}
