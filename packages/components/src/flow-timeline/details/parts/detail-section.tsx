'use client';

import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CopyIconButton } from '../body/copy-icon-button.js';
import { useKeptState } from '../kept-states.js';

export interface DetailSectionProps {
  title: string;
  /** Number of items inside, or their kind and size. */
  meta?: ReactNode;
  /** Shows a button that copies the content. */
  copyText?: string | undefined;
  /** @default false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of the details. */
export function DetailSection({ title, meta, copyText, defaultOpen = false, children }: DetailSectionProps) {
  const d = useTimelineTexts().details;
  const [open, setOpen] = useKeptState(`${title} open`, defaultOpen);
  return (
    <div className="fl-timeline-section">
      <details
        className="fl-timeline-section-fold"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="fl-timeline-section-title">
          <Icon of={ChevronRight} className="fl-timeline-section-chevron" size={12} />
          <span>{title}</span>
          {meta !== undefined && <span className="fl-timeline-section-meta">{meta}</span>}
        </summary>
        <div className="fl-timeline-section-content">{children}</div>
      </details>
      {copyText !== undefined && (
        <CopyIconButton className="fl-timeline-section-copy" label={d.copyPart({ part: title })} text={copyText} />
      )}
    </div>
  );
}
