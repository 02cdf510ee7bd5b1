import { formatBytes, type RecordedText } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';

/** Says how much of a text was recorded; nothing when it is all there. */
export function CutNote({ size }: { size: Omit<RecordedText, 'text'> }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  if (!size.cut) return null;
  const recorded = formatBytes(size.recordedBytes, locale);
  return <p className="fl-timeline-note">{d.cut({ recorded, full: formatBytes(size.fullBytes, locale) })}</p>;
}
