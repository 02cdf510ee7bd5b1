import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DetailSectionProps {
  title: string;
  /** How many things there are inside. */
  count?: number;
  /** @default false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A part of the details that folds away. */
export function DetailSection({ title, count, defaultOpen = false, children }: DetailSectionProps) {
  return (
    <details className="fl-timeline-section" open={defaultOpen}>
      <summary className="fl-timeline-section-title">
        <ChevronRight aria-hidden className="fl-timeline-section-chevron" size={12} />
        {title}
        {count !== undefined && <span className="fl-timeline-section-count">{count}</span>}
      </summary>
      {children}
    </details>
  );
}
