'use client';

import type { Flow } from '@flowlens/client';
import { relativeTime } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useMessages } from '../../provider/use-messages.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

export interface FlowTimesProps {
  flow: Pick<Flow, 'created_at' | 'recorded_at'>;
  m: Messages['flowView'];
}

/** Ages of a recording and of its upload. */
export function FlowTimes({ flow, m }: FlowTimesProps) {
  const common = useMessages('common');
  const ago = (thenMs: number, nowMs: number) => common.relativeTime(relativeTime(thenMs, nowMs));
  return (
    <>
      <RelativeTime date={flow.recorded_at} format={(then, now) => m.recordedAgo({ ago: ago(then, now) })} />
      <RelativeTime date={flow.created_at} format={(then, now) => m.uploadedAgo({ ago: ago(then, now) })} />
    </>
  );
}
