'use client';

import type { SharedFlow } from '@flowlens/client';
import { FlowPlayerReady, type FlowPlayerReadyProps } from '../flow-player/flow-player-ready.js';
import { PlayerStatus } from '../flow-player/status/player-status.js';
import { PlayerScreen } from '../flow-player/video/player-screen.js';
import { useFlowView } from '../flow-view/root/flow-view-context.js';

export interface SharedFlowVideoProps extends Pick<
  FlowPlayerReadyProps,
  'query' | 'startAtMs' | 'momentUrl' | 'onTimeChange' | 'onReady' | 'onEnded' | 'onError' | 'messages'
> {
  flow: SharedFlow;
}

/** Player of a shared flow, or the state of its recording until it is ready. */
export function SharedFlowVideo(props: SharedFlowVideoProps) {
  const { player, selectMarker } = useFlowView();
  const { flow, messages } = props;
  const { recording_status: status, video_url } = flow;
  const className = 'fl-flow-view-player';

  if (status === 'completed' && video_url) {
    return <FlowPlayerReady {...props} className={className} store={player} onMarkerSelect={selectMarker} />;
  }
  return (
    <PlayerScreen messages={messages} className={className} data-status={status}>
      <PlayerStatus status={status} />
    </PlayerScreen>
  );
}
