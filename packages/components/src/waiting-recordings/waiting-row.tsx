'use client';

import type { WaitingRecording } from '@flowlens/client';
import { formatDuration, timeLeft } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { Video } from 'lucide';
import { Button } from '../ui/button/button.js';
import { focusableAncestor, useFocusFallback } from '../ui/internal/focus/use-focus-fallback.js';
import { Icon } from '../ui/icon/icon.js';
import { RelativeTime } from '../ui/relative-time/relative-time.js';

export interface WaitingRowProps {
  recording: WaitingRecording;
  m: Messages['recordingLinks'];
  accepting: boolean;
  onAccept: () => void;
  onDiscard: () => void;
}

/** One guest recording: its first frame, title, and claimed sender. */
export function WaitingRow({ recording, m, accepting, onAccept, onDiscard }: WaitingRowProps) {
  const { title, description, guest, link_title, recording_status: status, thumbnail_url } = recording;
  const acceptButton = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  const isProcessing = status === 'pending' || status === 'in_progress';

  return (
    <li className="fl-waiting-row">
      <span className="fl-waiting-row-picture">
        {thumbnail_url ? (
          <img src={thumbnail_url} alt="" className="fl-waiting-row-image" />
        ) : (
          <Icon of={Video} size={18} />
        )}
        {status === 'completed' && (
          <span className="fl-waiting-row-length">{formatDuration(recording.video_duration_ms)}</span>
        )}
      </span>
      <div className="fl-waiting-row-text">
        <span className="fl-waiting-row-title" dir="auto">
          {title}
        </span>
        {description && (
          <span className="fl-waiting-row-details" dir="auto">
            {description}
          </span>
        )}
        <span className="fl-waiting-row-details">
          <span>{m.guest}</span>
          <span>{' · '}</span>
          <bdi>{guest.email === null ? guest.name : `${guest.name} (${guest.email})`}</bdi>
          <span>{', '}</span>
          <span>{m.unverified}</span>
        </span>
        <span className="fl-waiting-row-details">
          <RelativeTime date={recording.received_at} />
          <span>{' · '}</span>
          <span>{m.through({ title: link_title })}</span>
        </span>
        <span className="fl-waiting-row-details">
          <RelativeTime date={recording.expires_at} format={(thenMs, nowMs) => m.deletedIn(timeLeft(thenMs, nowMs))} />
        </span>
        {isProcessing && <span className="fl-waiting-row-details">{m.processing}</span>}
        {status === 'failed' && (
          <span className="fl-waiting-row-failed">{recording.failure ? m.tooLong : m.processingFailed}</span>
        )}
      </div>
      <div className="fl-waiting-row-actions">
        <Button size="small" variant="ghost" aria-label={m.discardNamed({ title })} onClick={onDiscard}>
          {m.discard}
        </Button>
        <Button
          ref={acceptButton}
          size="small"
          variant="primary"
          aria-label={m.acceptNamed({ title })}
          disabled={isProcessing}
          busy={accepting}
          onClick={onAccept}
        >
          {m.accept}
        </Button>
      </div>
    </li>
  );
}
