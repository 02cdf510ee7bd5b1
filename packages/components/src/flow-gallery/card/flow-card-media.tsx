'use client';

import type { FlowSummary } from '@flowlens/client';
import { formatDuration } from '@flowlens/core/format';
import { CARD_PREVIEW_RATE } from '@flowlens/core/limits';
import { Film, VideoOff } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Icon } from '../../ui/icon/icon.js';

export interface FlowCardMediaProps {
  flow: FlowSummary;
  /** True to play the preview instead of the thumbnail. */
  previewing: boolean;
  /** Runs when either fails to load. */
  onBroke: () => void;
}

/** Thumbnail, duration and, on hover, the preview of a flow. Decorative: the title describes the flow. */
export function FlowCardMedia({ flow, previewing, onBroke }: FlowCardMediaProps) {
  // Keyed by address, so that a new address of the same thumbnail is tried again.
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const placeholder = flow.recording_status === 'failed' ? VideoOff : Film;
  const thumbnail = flow.thumbnail_url === brokenUrl ? null : flow.thumbnail_url;

  return (
    <div className="fl-flow-card-media">
      {thumbnail ? (
        <img
          className="fl-flow-card-picture"
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setBrokenUrl(thumbnail);
            onBroke();
          }}
        />
      ) : (
        <Icon of={placeholder} className="fl-flow-card-placeholder" size={28} strokeWidth={1.5} />
      )}
      {previewing && flow.preview_video_url && (
        <video
          className="fl-flow-card-picture"
          src={flow.preview_video_url}
          ref={playFaster}
          onError={onBroke}
          muted
          loop
          autoPlay
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
      <MediaLabel flow={flow} />
    </div>
  );
}

function MediaLabel({ flow }: { flow: FlowSummary }) {
  const m = useMessages('player');
  const texts = {
    pending: m.queuedTitle,
    in_progress: m.processingTitle,
    failed: m.failedTitle,
    completed: flow.video_duration_ms === 0 ? null : formatDuration(flow.video_duration_ms),
  };
  const text = texts[flow.recording_status];
  return text === null ? null : <span className="fl-flow-card-duration">{text}</span>;
}

function playFaster(video: HTMLVideoElement | null): void {
  if (video) video.defaultPlaybackRate = video.playbackRate = CARD_PREVIEW_RATE;
}
