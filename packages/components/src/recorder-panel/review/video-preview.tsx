'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { DraftVideo } from '@flowlens/recorder';
import { forwardRef, useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner/spinner.js';

export interface VideoPreviewProps {
  m: RecorderMessages;
  video: DraftVideo;
}

/** Plays the recorded video from this browser. */
export const VideoPreview = forwardRef<HTMLVideoElement, VideoPreviewProps>(function VideoPreview({ m, video }, ref) {
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    let made: string | undefined;
    video.blob().then(
      (blob) => {
        if (!current) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [video]);

  const { width, height } = video;
  const shape = width > 0 && height > 0 ? { aspectRatio: `${width} / ${height}` } : undefined;
  return (
    <div className="fl-video-preview" style={shape} data-state={failed ? 'failed' : url ? 'ready' : 'loading'}>
      {failed && <span role="status">{m.previewFailed}</span>}
      {!failed && url === null && (
        <span role="status" className="fl-video-preview-loading">
          <Spinner />
          <span>{m.previewLoading}</span>
        </span>
      )}
      {!failed && url !== null && (
        <video
          ref={ref}
          className="fl-video-preview-video"
          src={url}
          controls
          playsInline
          preload="auto"
          aria-label={m.preview}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
});
