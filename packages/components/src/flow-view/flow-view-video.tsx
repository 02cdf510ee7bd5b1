'use client';

import { FlowPlayer, type FlowPlayerProps } from '../flow-player/flow-player.js';
import { useFlowView } from './root/flow-view-context.js';

export type FlowViewVideoProps = Pick<
  FlowPlayerProps,
  'startAtMs' | 'momentUrl' | 'onTimeChange' | 'onReady' | 'onEnded' | 'onError' | 'messages'
>;

/** Player of a member's flow view. */
export function FlowViewVideo(props: FlowViewVideoProps) {
  const { flow, player, selectMarker } = useFlowView();
  return (
    <FlowPlayer
      {...props}
      className="fl-flow-view-player"
      flowId={flow.id}
      store={player}
      onMarkerSelect={selectMarker}
    />
  );
}
