'use client';

import type { Flow } from '@flowlens/client';
import { type CommentForMarker, type MarkerItem, stretchesWithin } from '@flowlens/timeline';
import { type PlayerStore, usePlayer, usePlayerMarkers, useTimeline, useVideoRenewal } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef, useMemo, useRef } from 'react';
import { FlowLensPlaybackError } from './flowlens-playback-error.js';
import { PlayerDefaultControls } from './controls/player-default-controls.js';
import { PlayerFailure } from './status/player-failure.js';
import { PlayerHelp } from './shortcuts/player-help.js';
import { PlayerIndicator } from './video/player-indicator.js';
import type { PlayerLinkButtonProps } from './controls/buttons/player-link-button.js';
import type { PlayerMarkersProps } from './markers/player-markers.js';
import { PlayerRoot, type PlayerRootProps } from './root/player-root.js';
import { PlayerSkipNote } from './video/player-skip-note.js';
import { type PlayerTrack, PlayerVideo } from './video/player-video.js';
import { useSteadySource } from './video/use-steady-source.js';

/** Fields of a flow that the player needs, for members and for viewers of public links. */
interface PlayableFlow extends Pick<Flow, 'id' | 'video_url' | 'video_duration_ms' | 'timeline_url'> {
  comments: readonly CommentForMarker[];
}

export interface FlowPlayerReadyProps
  extends Omit<PlayerRootProps, 'children' | 'durationMs' | 'onError'>, Pick<PlayerMarkersProps, 'onMarkerSelect'> {
  store: PlayerStore;
  flow: PlayableFlow;
  /** Query of the flow, to refetch it when its addresses have expired. */
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>;
  /**
   * Returns the URL that opens this flow at a time in milliseconds; `linkAtTime` of `@flowlens/core/links` writes it. With
   * it, a button copies a link to the current time.
   */
  momentUrl?: PlayerLinkButtonProps['momentUrl'] | undefined;
  /** Caption tracks. A recording has none of its own. */
  tracks?: readonly PlayerTrack[] | undefined;
  /** Runs with a `FlowLensPlaybackError` when the video cannot be played. */
  onError?: ((error: unknown) => void) | undefined;
}

/** The player of a flow whose video is ready. */
export const FlowPlayerReady = forwardRef<HTMLElement, FlowPlayerReadyProps>(function FlowPlayerReady(
  { flow, query, store, onMarkerSelect, momentUrl, tracks, idleStretches: hostStretches, onError, ...rest },
  ref,
) {
  const { id, video_url, video_duration_ms, timeline_url, comments } = flow;
  const video = useRef<HTMLVideoElement>(null);
  const retry = useVideoRenewal(store, query, () => onError?.(new FlowLensPlaybackError(video.current?.error ?? null)));
  const source = useSteadySource(store, video_url);
  const timeline = useTimeline(timeline_url, { flowId: id });
  const durationMs = usePlayer((state) => state.durationMs, store);
  const markers = usePlayerMarkers({ incidents: timeline.incidents, comments, durationMs });
  const idleStretches = useMemo(
    () => hostStretches ?? stretchesWithin(timeline.idleStretches, durationMs),
    [hostStretches, timeline.idleStretches, durationMs],
  );

  /** Loads and renders the target rows while the pointer is still moving to the marker. */
  const prepare = useStableCallback((item: MarkerItem | null) => {
    const { view } = timeline;
    view.prepare(item && item.kind !== 'comment' ? view.indexOf(item.entryId) : -1);
  });

  return (
    <PlayerRoot
      data-status="completed"
      {...rest}
      ref={ref}
      store={store}
      durationMs={video_duration_ms}
      idleStretches={idleStretches}
    >
      {/* No poster: before playback, the picture is that of the start time, and the thumbnail shows a later one. */}
      <PlayerVideo ref={video} src={source ?? undefined} tracks={tracks} />
      <PlayerIndicator />
      <PlayerFailure onRetry={retry} retrying={query.isFetching} />
      <PlayerSkipNote />
      <PlayerDefaultControls
        markers={markers}
        onMarkerSelect={onMarkerSelect}
        onMarkerIntent={prepare}
        momentUrl={momentUrl}
      />
      <PlayerHelp />
    </PlayerRoot>
  );
});
