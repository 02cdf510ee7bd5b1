'use client';

import type { RecordingState } from '@flowlens/client';
import { isMissingFlow, useFlow, useRecordingStatus } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { forwardRef, type ReactNode, useEffect, useImperativeHandle } from 'react';
import { type FlowPlayerHandle, playerHandle } from './flow-player-handle.js';
import { FlowPlayerReady, type FlowPlayerReadyProps } from './flow-player-ready.js';
import * as parts from './flow-player.parts.js';
import { framePropsOf } from './frame-props.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { PlayerLoadFailure } from './status/player-load-failure.js';
import { PlayerLoading } from './status/player-loading.js';
import { PlayerRetry } from './status/player-retry.js';
import { PlayerScreen } from './video/player-screen.js';
import { PlayerStatus } from './status/player-status.js';
import { useFlowStore } from './root/use-flow-store.js';
import { useStartOver } from './root/use-start-over.js';

export interface FlowPlayerProps
  extends
    Omit<FlowPlayerReadyProps, 'flow' | 'query' | 'store' | 'onError'>,
    Pick<Partial<FlowPlayerReadyProps>, 'store'>,
    BoundaryProps {
  /** Id of the flow. */
  flowId: string;
  /**
   * Runs with the error when the video cannot be played (`FlowLensPlaybackError`), when the flow cannot be loaded, or
   * when the component fails. The player then shows an error and a retry.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Replaces the loading state. */
  renderLoading?: (() => ReactNode) | undefined;
  /** Replaces the message of a failure; `retry` loads again. */
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
}

interface GuardedPlayerProps extends FlowPlayerProps {
  /** `onError` of the host. The error boundary keeps its own. */
  onFailure: BoundaryProps['onError'];
}

const GuardedPlayer = withErrorBoundary(
  forwardRef<FlowPlayerHandle, GuardedPlayerProps>(function GuardedPlayer(
    { flowId, store: hostStore, renderLoading, renderError, onFailure, onError: _, ...props },
    ref,
  ) {
    const store = useFlowStore(flowId, hostStore);
    const flow = useFlow(flowId);
    const status = useRecordingStatus(flowId, { initialStatus: flow.data?.recording_status });
    const frame = framePropsOf(props);
    const loadFailure = !flow.data || isMissingFlow(flow.error) ? flow.error : null;
    const reportFailure = useStableCallback((error: unknown) => onFailure?.(error));
    useStartOver(flowId, { ...props, store: hostStore });
    useImperativeHandle(ref, () => playerHandle(store), [store]);
    useEffect(() => {
      if (loadFailure) reportFailure(loadFailure);
    }, [loadFailure, reportFailure]);

    if (!flow.data || isMissingFlow(flow.error)) {
      const retry = () => void flow.refetch();
      return (
        <PlayerScreen {...frame} data-status={flow.error ? 'error' : 'loading'}>
          {flow.error
            ? (renderError?.(flow.error, retry) ?? <PlayerLoadFailure onRetry={retry} retrying={flow.isFetching} />)
            : (renderLoading?.() ?? <PlayerLoading />)}
        </PlayerScreen>
      );
    }
    if (flow.data.recording_status === 'completed' && flow.data.video_url) {
      return (
        <FlowPlayerReady {...props} key={flowId} store={store} flow={flow.data} query={flow} onError={reportFailure} />
      );
    }
    const shown = statusToShow(flow.data.recording_status, status.data?.recording_status);
    return (
      <PlayerScreen {...frame} data-status={shown}>
        <PlayerStatus
          status={shown}
          action={shown === 'failed' && flow.data.can_edit ? <PlayerRetry flowId={flowId} /> : undefined}
        />
      </PlayerScreen>
    );
  }),
);

const Player = forwardRef<FlowPlayerHandle, FlowPlayerProps>(function FlowPlayer(props, ref) {
  return <GuardedPlayer {...props} onFailure={props.onError} ref={ref} />;
});

/**
 * The video of a flow with markers for its errors and comments, or its status until it is ready. Its ref is a
 * `FlowPlayerHandle`, which plays, pauses and seeks.
 *
 * Its parts (`FlowPlayer.Root`, `.Video`, `.ProgressBar`, `.Markers`, `.Controls` …) can be used separately, for another
 * layout.
 *
 * @example
 * <FlowPlayer flowId={flowId} onMarkerSelect={(item) => console.log(item.timeMs)} />
 */
export const FlowPlayer = /* @__PURE__ */ Object.assign(Player, parts);

/** The poll notices completion first. The video appears after the flow is reloaded, which provides its address. */
function statusToShow(known: RecordingState, polled = known): RecordingState {
  if (known === 'completed' || known === 'failed') return known;
  return polled === 'completed' ? 'in_progress' : polled;
}
