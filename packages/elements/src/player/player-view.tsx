'use client';

import { FlowPlayer } from '@flowlens/components/flow-player';
import type { PlayerStore } from '@flowlens/hooks';
import { emitFailure } from '../content/emit-failure.js';
import { mountView, type ViewProps } from '../content/mount-view.js';
import type { MountedView } from '../element/element-view.js';

export interface PlayerViewProps {
  flowId: string;
  startAtMs: number | null;
  hotkeys: boolean;
  store: PlayerStore;
}

/** Player of an element. Emits playback events. */
function PlayerView({ emit, productUrl: _, store, ...props }: PlayerViewProps & ViewProps) {
  const time = () => ({ timeMs: store.getState().timeMs });

  return (
    <FlowPlayer
      {...props}
      store={store}
      onReady={() => void emit('flowlens-ready', null)}
      onPlayingChange={(playing) => void emit(playing ? 'flowlens-play' : 'flowlens-pause', time())}
      onTimeChange={(timeMs) => void emit('flowlens-timeupdate', { timeMs })}
      onEnded={() => void emit('flowlens-ended', time())}
      onError={(error) => emitFailure(error, emit)}
    />
  );
}

export function mountPlayer(container: ShadowRoot, propsOf: () => PlayerViewProps): MountedView {
  return mountView(container, PlayerView, propsOf);
}
