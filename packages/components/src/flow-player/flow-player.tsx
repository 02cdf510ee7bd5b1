'use client';

import type { RecordingState } from '@flowlens/client';
import { isMissingFlow, useFlow, useRecordingStatus } from '@flowlens/hooks';
import { forwardRef, type ReactNode } from 'react';
import { FlowPlayerReady, type FlowPlayerReadyProps } from './flow-player-ready.js';
import * as parts from './flow-player.parts.js';
import { framePropsOf } from './frame-props.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { PlayerLoadFailure } from './status/player-load-failure.js';
import { PlayerLoading } from './status/player-loading.js';
import { PlayerRetry } from './status/player-retry.js';
import { PlayerScreen } from './video/player-screen.js';
import { PlayerStatus } from './status/player-status.js';
import { useStartOver } from './root/use-start-over.js';

export interface FlowPlayerProps extends Omit<FlowPlayerReadyProps, 'flow' | 'query' | 'onError'>, BoundaryProps {
  flowId: string;
  renderLoading?: (() => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
}

const Player = withErrorBoundary(
  forwardRef<HTMLElement, FlowPlayerProps>(function FlowPlayer({ flowId, renderLoading, renderError, ...props }, ref) {
    const flow = useFlow(flowId);
    const status = useRecordingStatus(flowId, { initialStatus: flow.data?.recording_status });
    const frame = framePropsOf(props);
    useStartOver(flowId, props);

    if (!flow.data || isMissingFlow(flow.error)) {
      const retry = () => void flow.refetch();
      return (
        <PlayerScreen {...frame} ref={ref} data-status={flow.error ? 'error' : 'loading'}>
          {flow.error
            ? (renderError?.(flow.error, retry) ?? <PlayerLoadFailure onRetry={retry} retrying={flow.isFetching} />)
            : (renderLoading?.() ?? <PlayerLoading />)}
        </PlayerScreen>
      );
    }
    if (flow.data.recording_status === 'completed' && flow.data.video_url) {
      return <FlowPlayerReady {...props} ref={ref} key={flowId} flow={flow.data} query={flow} />;
    }
    const shown = statusToShow(flow.data.recording_status, status.data?.recording_status);
    return (
      <PlayerScreen {...frame} ref={ref} data-status={shown}>
        <PlayerStatus
          status={shown}
          action={shown === 'failed' && flow.data.can_edit ? <PlayerRetry flowId={flowId} /> : undefined}
        />
      </PlayerScreen>
    );
  }),
);

/**
 * The video of a flow with markers for its errors and comments, or its status until it is ready.
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
