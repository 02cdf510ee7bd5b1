'use client';

import type { WebSocketFrame } from '@flowlens/core';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { DetailSection } from './detail-section.js';
import { WebSocketFrameItem } from './websocket-frame-item.js';

/** A connection may have tens of thousands of frames; this many more are shown at each press. */
const FRAMES_PER_STEP = 100;

/** The conversation of a connection, oldest first. */
export function WebSocketFrameList({ frames }: { frames: readonly WebSocketFrame[] }) {
  const d = useTimelineTexts().details;
  const [shown, setShown] = useState(FRAMES_PER_STEP);
  const more = Math.min(FRAMES_PER_STEP, frames.length - shown);

  if (frames.length === 0) return <p className="fl-timeline-note">{d.noFrames}</p>;
  return (
    <DetailSection title={d.frames} count={frames.length} defaultOpen>
      <ol className="fl-timeline-frames">
        {frames.slice(0, shown).map((frame, index) => (
          // Frames are never reordered.
          <WebSocketFrameItem key={index} frame={frame} />
        ))}
      </ol>
      {more > 0 && (
        <Button className="fl-timeline-frames-more" size="small" onClick={() => setShown(shown + FRAMES_PER_STEP)}>
          {d.showMoreFrames({ count: String(more) })}
        </Button>
      )}
    </DetailSection>
  );
}
