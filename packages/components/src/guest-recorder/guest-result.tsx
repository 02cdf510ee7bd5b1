'use client';

import type { GuestRequest } from '@flowlens/client';
import { MINUTE_MS } from '@flowlens/core/internal';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useRecordingStatus } from '@flowlens/hooks';
import { Check, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon/icon.js';

export interface GuestResultProps {
  m: RecorderMessages['guest'];
  request: GuestRequest;
  flowId: string;
}

/** Last step of a guest: thanks, or the reason why processing failed. Receives the focus on each change. */
export function GuestResult({ m, request, flowId }: GuestResultProps) {
  const { data } = useRecordingStatus(flowId, { initialStatus: 'pending' });
  const result = data?.recording_status === 'failed' ? (data.failure ?? 'unusable') : 'sent';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  const minutes = Math.floor(request.max_duration_ms / MINUTE_MS);
  const { title, hint } = {
    sent: { title: m.sentTitle, hint: m.sentHint({ project: request.project_name }) },
    too_long: { title: m.tooLongTitle, hint: m.tooLongHint({ minutes }) },
    unusable: { title: m.unusableTitle, hint: m.unusableHint },
  }[result];

  return (
    <div className="fl-guest-status">
      <span className="fl-guest-status-icon" data-tone={result === 'sent' ? 'success' : 'danger'}>
        <Icon of={result === 'sent' ? Check : TriangleAlert} size={18} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="fl-guest-recorder-title">
        {title}
      </h2>
      <p className="fl-guest-recorder-text">{hint}</p>
    </div>
  );
}
