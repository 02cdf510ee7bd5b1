'use client';

import { formatBytes } from '@flowlens/core/format';
import type { WebSocketFrame } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { ArrowDown, ArrowUp } from 'lucide';
import { Badge } from '../../../ui/badge/badge.js';
import { Icon } from '../../../ui/icon/icon.js';
import { formatOffset } from '../../format-offset.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { useKeptState } from '../kept-states.js';
import { RecordedTextBlock } from '../body/recorded-text-block.js';
import { useFrameChanges } from './changes/frame-changes.js';

/** Maximum length of a payload in one line. */
const PREVIEW_MAX_CHARS = 300;
const TEXT_OPCODE = 1;

export interface WebSocketFrameItemProps {
  frames: readonly WebSocketFrame[];
  /** Index of the frame. */
  place: number;
}

/** One frame in one line; a click shows its whole payload. */
export function WebSocketFrameItem({ frames, place }: WebSocketFrameItemProps) {
  const frame = frames[place]!;
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  const [open, setOpen] = useKeptState(`frame ${place} open`, false);
  const direction = frame.direction === 'sent' ? d.sent : d.received;
  const { opcode = TEXT_OPCODE } = frame.event.websocket_frame_data ?? {};

  return (
    <li className="fl-timeline-frame" data-direction={frame.direction}>
      <button type="button" className="fl-timeline-frame-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon
          of={frame.direction === 'sent' ? ArrowUp : ArrowDown}
          className="fl-timeline-frame-arrow"
          size={12}
          label={direction}
        />
        <span className="fl-timeline-frame-time">{formatOffset(frame.timeMs)}</span>
        {opcode !== TEXT_OPCODE && <Badge>{d.opcodes[opcode] ?? d.opcode({ code: String(opcode) })}</Badge>}
        <span className="fl-timeline-frame-payload" dir="ltr">
          {frame.payload.slice(0, PREVIEW_MAX_CHARS)}
        </span>
        <span className="fl-timeline-frame-size">{formatBytes(frame.sizeBytes, locale)}</span>
      </button>
      {open &&
        (frame.payload === '' ? (
          <p className="fl-timeline-frame-empty">{d.emptyBody}</p>
        ) : (
          <Payload frames={frames} place={place} label={direction} />
        ))}
    </li>
  );
}

/** The whole payload. The next frame opens in the view that was chosen last. */
function Payload({ frames, place, label }: WebSocketFrameItemProps & { label: string }) {
  const part = `frame ${place}`;
  const changes = useFrameChanges(frames, place, part);
  return (
    <RecordedTextBlock label={label} part={part} text={frames[place]!.payload} viewPart="frames" extraView={changes} />
  );
}
