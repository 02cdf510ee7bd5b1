'use client';

import type { Flow } from '@flowlens/client';
import type { MarkerItem } from '@flowlens/core';
import { createPlayerStore, usePlayer, usePlayerMarkers, useTimeline, useVideoRenewal } from '@flowlens/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef, useState } from 'react';
import { PlayerBar } from './player-bar.js';
import { PlayerControls } from './player-controls.js';
import { PlayerFailure } from './player-failure.js';
import { PlayerFullscreenButton } from './player-fullscreen-button.js';
import { PlayerIndicator } from './player-indicator.js';
import { PlayerMarkerSteps } from './player-marker-steps.js';
import { PlayerMarkers } from './player-markers.js';
import { PlayerPlayButton } from './player-play-button.js';
import { PlayerProgressBar } from './player-progress-bar.js';
import { PlayerRateButton } from './player-rate-button.js';
import { PlayerRoot, type PlayerRootProps } from './player-root.js';
import { PlayerTime } from './player-time.js';
import { PlayerVideo } from './player-video.js';
import { PlayerVolume } from './player-volume.js';

export interface FlowPlayerReadyProps extends Omit<PlayerRootProps, 'children' | 'durationMs'> {
  flow: Flow;
  /** Where the flow comes from, to read it anew when its addresses have run out. */
  query: UseQueryResult<Flow>;
  /** Runs after the video has gone to the time of a marker. */
  onMarkerSelect?: ((item: MarkerItem) => void) | undefined;
}

/** The player of a flow whose video is there. */
export const FlowPlayerReady = forwardRef<HTMLElement, FlowPlayerReadyProps>(function FlowPlayerReady(
  { flow, query, store: hostStore, onMarkerSelect, ...rest },
  ref,
) {
  const { id, video_url, thumbnail_url, video_duration_ms, timeline_url, comments } = flow;
  const [ownStore] = useState(createPlayerStore);
  const store = hostStore ?? ownStore;
  const retry = useVideoRenewal(store, query);
  const { entries } = useTimeline(timeline_url, { flowId: id });
  const durationMs = usePlayer((state) => state.durationMs, store);
  const markers = usePlayerMarkers({ entries, comments, durationMs });

  return (
    <PlayerRoot data-status="completed" {...rest} ref={ref} store={store} durationMs={video_duration_ms}>
      <PlayerVideo src={video_url ?? undefined} poster={thumbnail_url ?? undefined} />
      <PlayerIndicator />
      <PlayerFailure onRetry={retry} retrying={query.isFetching} />
      <PlayerControls>
        <div className="fl-player-rail">
          <PlayerMarkers markers={markers} onMarkerSelect={onMarkerSelect} />
          <PlayerProgressBar />
        </div>
        <PlayerBar>
          <PlayerPlayButton />
          <PlayerMarkerSteps markers={markers} onMarkerSelect={onMarkerSelect} />
          <PlayerVolume />
          <PlayerTime />
          <span className="fl-player-gap" />
          <PlayerRateButton />
          <PlayerFullscreenButton />
        </PlayerBar>
      </PlayerControls>
    </PlayerRoot>
  );
});
