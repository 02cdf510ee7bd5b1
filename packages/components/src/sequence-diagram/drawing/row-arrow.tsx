import type { SequenceMessage } from '@flowlens/timeline/export';
import type { LaneLayout } from './lane-layout.js';

const ROW_HEIGHT_PX = 46;
const LINE_Y = 25;
const HEAD_PX = 6;

export interface RowArrowProps {
  message: SequenceMessage;
  layout: LaneLayout;
}

/** The lanes at a row and the arrow of its message. Decorative: the texts say the same. */
export function RowArrow({ message, layout }: RowArrowProps) {
  const { kind, host } = message;
  const { widthPx, pageX, hostX } = layout;
  const end = (hostX.get(host) ?? widthPx) - 3;
  const start = pageX + 3;
  const isLost = kind === 'request' && message.state === 'failed' && !message.hasResponse;
  const toPage = kind === 'response' || kind === 'socket_close' || kind === 'socket_frames';
  const toHost = kind !== 'response' && kind !== 'socket_close';

  return (
    <svg className="fl-sequence-svg" width={widthPx} height={ROW_HEIGHT_PX} aria-hidden="true">
      {[pageX, ...hostX.values()].map((x) => (
        <line key={x} className="fl-sequence-lane" x1={x} x2={x} y1={0} y2={ROW_HEIGHT_PX} />
      ))}
      <line
        className="fl-sequence-arrow fl-sequence-shaft"
        x1={start}
        x2={isLost ? end - 12 : end}
        y1={LINE_Y}
        y2={LINE_Y}
      />
      {toHost && !isLost && <path className="fl-sequence-arrow" d={headAt(end, -1)} />}
      {toPage && <path className="fl-sequence-arrow" d={headAt(start, 1)} />}
      {isLost && (
        <path className="fl-sequence-arrow" d={`M${end - 12} ${LINE_Y - 5}l10 10m0 -10l-10 10`} data-lost="" />
      )}
    </svg>
  );
}

/** Path of an arrow's head whose point is at x; `direction` leads back along the line. */
function headAt(x: number, direction: 1 | -1): string {
  const back = x + direction * HEAD_PX;
  return `M${back} ${LINE_Y - HEAD_PX + 1}L${x} ${LINE_Y}L${back} ${LINE_Y + HEAD_PX - 1}`;
}
