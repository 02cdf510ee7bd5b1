import type { CSSProperties } from 'react';

export interface ProgressLineProps {
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** A thin progress line for loading or searching a file. */
export function ProgressLine({ label, value }: ProgressLineProps) {
  const percent = Math.round(Math.max(0, Math.min(value, 1)) * 100);
  return (
    <div className="fl-timeline-progress" role="progressbar" aria-label={label} aria-valuenow={percent}>
      <span
        className="fl-timeline-progress-fill"
        style={{ '--fl-timeline-progress': String(percent / 100) } as CSSProperties}
      />
    </div>
  );
}
