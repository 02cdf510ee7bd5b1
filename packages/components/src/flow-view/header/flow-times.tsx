'use client';

import type { Flow } from '@flowlens/client';
import { relativeTime } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useMessages } from '../../provider/use-messages.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

/** A recording that was sent within ten minutes counts as old as its flow. */
const SENT_LATE_MS = 10 * 60_000;

export interface FlowTimesProps {
  flow: Pick<Flow, 'created_at' | 'recorded_at'>;
  m: Messages['flowView'];
}

/** Age of a flow; for one that was sent later, the ages of its recording and of its upload. */
export function FlowTimes({ flow, m }: FlowTimesProps) {
  const common = useMessages('common');
  const isLate = Date.parse(flow.created_at) - Date.parse(flow.recorded_at) > SENT_LATE_MS;
  if (!isLate) return <RelativeTime date={flow.created_at} />;

  const ago = (thenMs: number, nowMs: number) => common.relativeTime(relativeTime(thenMs, nowMs));
  return (
    <>
      <RelativeTime date={flow.recorded_at} format={(then, now) => m.recordedAgo({ ago: ago(then, now) })} />
      <span aria-hidden="true">·</span>
      <RelativeTime date={flow.created_at} format={(then, now) => m.uploadedAgo({ ago: ago(then, now) })} />
    </>
  );
}
