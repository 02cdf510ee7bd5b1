import { DETAILS_PANEL_MIN_PERCENT, VIDEO_PANEL_DEFAULT_PERCENT, VIDEO_PANEL_MIN_PERCENT } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import type { ReactNode } from 'react';
import { SplitPanel } from '../ui/split-panel/split-panel.js';

/** Share of the video when the tabs are below it: enough for the first lines below the video on a phone. */
const STACKED_VIDEO_PERCENT = 48;

export interface FlowViewSplitProps {
  m: Messages['flowView'];
  video: ReactNode;
  details: ReactNode;
  /** @default true */
  movable?: boolean | undefined;
}

/** The video next to the details, or above them in narrow containers. */
export function FlowViewSplit({ m, video, details, movable = true }: FlowViewSplitProps) {
  return (
    <SplitPanel
      className="fl-flow-view-split"
      handleLabel={movable ? m.splitHandle : null}
      defaultPercent={VIDEO_PANEL_DEFAULT_PERCENT}
      defaultStackedPercent={STACKED_VIDEO_PERCENT}
      minPercents={[VIDEO_PANEL_MIN_PERCENT, DETAILS_PANEL_MIN_PERCENT]}
      first={
        <div className="fl-flow-view-video">
          <div className="fl-flow-view-scroller">{video}</div>
        </div>
      }
      second={details}
    />
  );
}
