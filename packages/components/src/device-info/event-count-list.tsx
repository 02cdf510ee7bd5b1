'use client';

import { useFlowLens } from '@flowlens/hooks';
import { EventIcon } from '../ui/event-icon/event-icon.js';
import type { CountRow } from './count-rows.js';

export interface EventCountListProps {
  rows: readonly CountRow[];
  /** Label of the total. */
  total: string;
}

/** Number of recorded events of each kind, and in total. */
export function EventCountList({ rows, total }: EventCountListProps) {
  const { locale } = useFlowLens();
  const sum = rows.reduce((soFar, { value }) => soFar + value, 0);
  return (
    <dl className="fl-device-info-list">
      {rows.map(({ kind, name, value }) => (
        <div key={kind} className="fl-device-info-row">
          <dt className="fl-device-info-name">
            <EventIcon kind={kind} />
            <span>{name}</span>
          </dt>
          <dd className="fl-device-info-value">{value.toLocaleString(locale)}</dd>
        </div>
      ))}
      <div className="fl-device-info-row">
        <dt className="fl-device-info-name">{total}</dt>
        <dd className="fl-device-info-value">{sum.toLocaleString(locale)}</dd>
      </div>
    </dl>
  );
}
