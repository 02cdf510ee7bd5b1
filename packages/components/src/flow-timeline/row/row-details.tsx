'use client';

import { createElement } from 'react';
import { useOpenedCode } from '../../ui/internal/lazy/use-opened-code.js';
import { Skeleton } from '../../ui/skeleton/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import { detailsCode } from '../details/details-code.js';
import type { TimelineRowActions } from './row-actions.js';
import { useTimelineTexts } from '../timeline-texts.js';

export interface RowDetailsProps {
  entryId: string;
  /** Reserves their height until they have loaded. */
  heightPx: number;
  actions: TimelineRowActions;
}

/** The details of an expanded row, or a placeholder until they have loaded. */
export function RowDetails({ entryId, heightPx, actions }: RowDetailsProps) {
  const m = useTimelineTexts();
  const DetailsOfRow = useOpenedCode(detailsCode, true, () => actions.toggle(entryId));
  const loading = (
    <div className="fl-timeline-details-loading" aria-busy style={{ height: heightPx }}>
      <VisuallyHidden>{m.loadingDetails}</VisuallyHidden>
      <Skeleton width="62%" />
      <Skeleton width="38%" />
      <Skeleton width="50%" />
    </div>
  );
  return DetailsOfRow ? createElement(DetailsOfRow, { entryId, actions, loading }) : loading;
}
