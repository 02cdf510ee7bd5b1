'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useFlowView } from '../root/flow-view-context.js';
import { useVideoRatio } from './use-video-ratio.js';

export interface VideoPanelProps {
  video: ReactNode;
  /** Shown below the video. */
  about: ReactNode;
}

/** The video in its own aspect ratio, and below it what is known about the flow. */
export function VideoPanel({ video, about }: VideoPanelProps) {
  const { flow, player, detailed } = useFlowView();
  const { known, ratio, space } = useVideoRatio(
    player,
    flow.recording_status === 'completed' && flow.video_url !== null,
  );
  const style = { '--fl-video-ratio': ratio, ...(space !== null && { '--fl-video-space': space }) };

  return (
    <>
      <div
        className="fl-flow-view-space"
        style={style as CSSProperties}
        data-known={known || undefined}
        data-settled={space !== null || undefined}
      >
        {video}
      </div>
      {detailed && (
        <div className="fl-flow-view-about" data-settled={space !== null || undefined}>
          {about}
        </div>
      )}
    </>
  );
}
