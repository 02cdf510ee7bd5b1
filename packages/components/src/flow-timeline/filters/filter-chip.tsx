'use client';

import { useFlowLens } from '@flowlens/hooks';
import type { ReactElement } from 'react';

export interface FilterChipProps {
  name: string;
  count: number;
  icon: ReactElement;
  pressed: boolean;
  tabIndex: 0 | -1;
  onPress: () => void;
}

/** A toggle for a filter, with the number of its rows. */
export function FilterChip({ name, count, icon, pressed, tabIndex, onPress }: FilterChipProps) {
  const { locale } = useFlowLens();
  return (
    <button type="button" className="fl-timeline-chip" tabIndex={tabIndex} aria-pressed={pressed} onClick={onPress}>
      {icon}
      <span>{`${name} `}</span>
      <span className="fl-timeline-chip-count">{count.toLocaleString(locale)}</span>
    </button>
  );
}
