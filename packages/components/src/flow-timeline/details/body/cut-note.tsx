import { formatBytes } from '@flowlens/core/format';
import type { RecordedText } from '@flowlens/core/recorded';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';

/** Note about the recorded part of a text; nothing if it is complete. */
export function CutNote({ size }: { size: Omit<RecordedText, 'text'> }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  if (!size.cut) return null;
  const recorded = formatBytes(size.recordedBytes, locale);
  return <p className="fl-timeline-note">{d.cut({ recorded, full: formatBytes(size.fullBytes, locale) })}</p>;
}
