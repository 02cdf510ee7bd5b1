import type { TimelineEntry } from '@flowlens/timeline';
import type { CSSProperties } from 'react';

/** More marks would look like a solid bar. */
const SHOWN_MAX = 150;

export interface TrimMarksProps {
  entries: readonly TimelineEntry[];
  durationMs: number;
}

/** Errors and marked moments on the time line, so that they are not cut off by accident. */
export function TrimMarks({ entries, durationMs }: TrimMarksProps) {
  const shown = entries
    .filter(({ kind, severity }) => severity === 'error' || kind === 'recorder_mark')
    .slice(0, SHOWN_MAX);
  return shown.map((entry) => (
    <span
      key={entry.id}
      className="fl-trim-mark"
      data-kind={entry.kind === 'recorder_mark' ? 'mark' : 'error'}
      style={{ '--fl-at': Math.min(1, entry.timeMs / durationMs) } as CSSProperties}
    />
  ));
}
