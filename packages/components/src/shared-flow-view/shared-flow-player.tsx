'use client';

import type { SharedFlow } from '@flowlens/client';
import { FlowPlayerReady, type FlowPlayerReadyProps } from '../flow-player/flow-player-ready.js';
import { PlayerScreen } from '../flow-player/video/player-screen.js';
import { PlayerStatus } from '../flow-player/status/player-status.js';

export interface SharedFlowPlayerProps extends FlowPlayerReadyProps {
  flow: SharedFlow;
}

/** The video of a shared flow, or what there is to say while it is not ready. */
export function SharedFlowPlayer(props: SharedFlowPlayerProps) {
  const { flow, messages, className } = props;
  const { recording_status, video_url } = flow;

  if (recording_status === 'completed' && video_url) return <FlowPlayerReady {...props} />;
  return (
    <PlayerScreen messages={messages} className={className} data-status={recording_status}>
      <PlayerStatus status={recording_status} />
    </PlayerScreen>
  );
}
