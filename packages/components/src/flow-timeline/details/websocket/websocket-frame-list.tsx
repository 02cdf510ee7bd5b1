'use client';

import type { WebSocketFrame } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';
import { DetailSection } from '../parts/detail-section.js';
import { FrameFilter } from './frame-filter.js';
import { useKeptState } from '../kept-states.js';
import { ShowMoreButton } from '../body/show-more-button.js';
import { useFrameFilter } from './use-frame-filter.js';
import { WebSocketFrameItem } from './websocket-frame-item.js';

/** Number of frames to add per click, because a connection may have tens of thousands. */
const FRAMES_PER_STEP = 200;
/** With fewer frames, no filter is needed. */
const FILTERED_FROM = 20;

/** The conversation of a connection, oldest first. */
export function WebSocketFrameList({ frames }: { frames: readonly WebSocketFrame[] }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  const { found, ...filter } = useFrameFilter(frames);
  const [shown, setShown] = useKeptState('frames shown', FRAMES_PER_STEP);
  const more = Math.min(FRAMES_PER_STEP, found.length - shown);

  if (frames.length === 0) return <p className="fl-timeline-note">{d.noFrames}</p>;
  return (
    <DetailSection title={d.frames} meta={frames.length.toLocaleString(locale)} defaultOpen>
      {frames.length >= FILTERED_FROM && <FrameFilter {...filter} found={found.length} total={frames.length} />}
      {found.length === 0 && <p className="fl-timeline-note">{d.noFramesFound}</p>}
      {found.length > 0 && (
        <ol className="fl-timeline-frames">
          {found.slice(0, shown).map((place) => (
            <WebSocketFrameItem key={place} frames={frames} place={place} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <ShowMoreButton last={more === found.length - shown} onClick={() => setShown(shown + FRAMES_PER_STEP)}>
          {d.showMoreFrames({ count: more.toLocaleString(locale) })}
        </ShowMoreButton>
      )}
    </DetailSection>
  );
}
