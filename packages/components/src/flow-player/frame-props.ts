import type { ComponentPropsWithoutRef } from 'react';
import type { FlowPlayerReadyProps } from './flow-player-ready.js';
import { type PlayerSyncProps, SYNC_PROPS } from './root/use-player-sync-props.js';
import { withoutProps } from './root/without-props.js';

type PlayerProps = Omit<FlowPlayerReadyProps, 'flow' | 'query' | 'store' | 'onError'>;
type FrameProps = Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | keyof PlayerSyncProps | 'onError' | 'onEnded'
> &
  Pick<PlayerProps, 'messages'>;

const OF_THE_VIDEO: Record<Exclude<keyof PlayerProps, keyof FrameProps>, true> = {
  ...SYNC_PROPS,
  startAtMs: true,
  idleStretches: true,
  hotkeys: true,
  onReady: true,
  onEnded: true,
  onMarkerSelect: true,
  momentUrl: true,
  tracks: true,
};

/** Returns the props for the frame, which renders before there is a video. */
export function framePropsOf(props: PlayerProps): FrameProps {
  return withoutProps(props, OF_THE_VIDEO);
}
