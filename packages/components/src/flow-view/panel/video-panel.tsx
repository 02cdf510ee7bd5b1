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
  const complete = flow.recording_status === 'completed';
  const hasVideo = complete && flow.video_url !== null;
  const { ratio, filled } = useVideoRatio(player, hasVideo);
  const style = ratio === null ? undefined : { '--fl-video-ratio': ratio };

  return (
    <>
      <div
        className="fl-flow-view-space"
        style={style as CSSProperties}
        data-filled={filled || undefined}
        data-no-video={(complete && !hasVideo) || undefined}
        data-portrait={(ratio !== null && ratio < 1) || undefined}
        data-settled={ratio !== null || undefined}
      >
        {video}
      </div>
      {detailed && (
        <div className="fl-flow-view-about" data-settled={ratio !== null || undefined}>
          {about}
        </div>
      )}
    </>
  );
}
