'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { UseRecordingDraftResult } from '@flowlens/hooks';
import { VideoOff } from 'lucide';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon/icon.js';
import { TRIM_MIN_MS, TrimEditor } from './trim-editor.js';
import { VideoPreview } from './video-preview.js';

export interface PictureEditorProps {
  m: RecorderMessages;
  review: UseRecordingDraftResult;
  player: RefObject<HTMLVideoElement | null>;
}

/** Preview of the video, with the time line for trimming it. */
export function PictureEditor({ m, review, player }: PictureEditorProps) {
  const { video, durationMs } = review;

  return (
    <div className="fl-picture-editor">
      {video ? (
        // A trimmed video is another file.
        <VideoPreview key={durationMs} ref={player} m={m} video={video} />
      ) : (
        <div className="fl-video-preview" data-state="none">
          <Icon of={VideoOff} size={20} />
          <span>{m.noVideo}</span>
        </div>
      )}
      {durationMs > TRIM_MIN_MS && (
        <TrimEditor
          key={`trim-${durationMs}`}
          m={m}
          review={review}
          now={() => (player.current ? player.current.currentTime * 1_000 : null)}
          onSeek={(timeMs) => {
            if (player.current) player.current.currentTime = timeMs / 1_000;
          }}
        />
      )}
    </div>
  );
}
