'use client';

import { FlowPlayer } from '@flowlens/components/flow-player';
import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { useEffect } from 'react';
import { mountView, type ViewProps } from '../content/mount-view.js';
import { useReady } from '../content/use-ready.js';
import type { MountedView } from '../element/element-view.js';

export interface PlayerViewProps {
  flowId: string;
  /** Start time of the video. */
  startAtMs: number | null;
  hotkeys: boolean;
  store: PlayerStore;
}

/** The player of an element, which reports playback as events. */
function PlayerView({ flowId, startAtMs, hotkeys, store, emit }: PlayerViewProps & ViewProps) {
  usePlayer((state) => state.ready, store);
  const ended = usePlayer((state) => state.ended, store);
  const time = () => ({ timeMs: store.getState().timeMs });
  // Not the rendered state: for another flow, that is the one of the previous video until it is detached.
  useReady(() => store.getState().ready, flowId, emit);

  useEffect(() => {
    if (ended) emit('flowlens-ended', { timeMs: store.getState().timeMs });
  }, [ended, store, emit]);

  return (
    <FlowPlayer
      flowId={flowId}
      startAtMs={startAtMs}
      hotkeys={hotkeys}
      store={store}
      onTimeChange={(timeMs) => emit('flowlens-timeupdate', { timeMs })}
      onPlayingChange={(playing) => emit(playing ? 'flowlens-play' : 'flowlens-pause', time())}
      onError={(error) => emit('flowlens-error', { error, operation: undefined })}
    />
  );
}

export function mountPlayer(container: ShadowRoot, propsOf: () => PlayerViewProps): MountedView {
  return mountView(container, PlayerView, propsOf);
}
