'use client';

import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';
import { ShowMoreButton } from './show-more-button.js';

export interface ShowAllRowsProps {
  /** Total number of rows; 0 when all are shown. */
  count: number;
  onShowAll: () => void;
}

/** Shows the omitted rows. */
export function ShowAllRows({ count, onShowAll }: ShowAllRowsProps) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  if (count === 0) return null;
  return <ShowMoreButton onClick={onShowAll}>{d.showAllRows({ count: count.toLocaleString(locale) })}</ShowMoreButton>;
}
