import type { CSSProperties } from 'react';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null if the total is unknown. */
  value: number | null;
  /** True while progress is paused, such as without a network. @default false */
  paused?: boolean | undefined;
}

/** Progress of a long task. */
export function ProgressBar({ label, value, paused = false }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.max(0, Math.min(value, 1)) * 100);
  return (
    <div
      className="fl-progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      data-indeterminate={percent === null || undefined}
      data-paused={paused || undefined}
    >
      <span className="fl-progress-bar-fill" style={{ '--fl-progress': `${percent ?? 30}%` } as CSSProperties} />
    </div>
  );
}
