'use client';

import type { FlowPlayerHandle } from '@flowlens/components/flow-player';
import { FlowView } from '@flowlens/components/flow-view';
import { SharedFlowView } from '@flowlens/components/shared-flow-view';
import { useFlow, useSharedFlow } from '@flowlens/hooks';
import type { SyntheticEvent } from 'react';
import { emitFailure } from '../content/emit-failure.js';
import { mountView, type ViewProps } from '../content/mount-view.js';
import { useReady } from '../content/use-ready.js';
import type { MountedView } from '../element/element-view.js';
import type { Emit } from '../events/emit.js';
import type { FlowElementHotkeys } from './flow-element-hotkeys.js';

export interface FlowElementViewProps {
  flowId: string | null;
  shareToken: string | null;
  startAtMs: number | null;
  hotkeys: FlowElementHotkeys;
}

type OwnProps<Name extends 'flowId' | 'shareToken'> = Pick<FlowElementViewProps, 'startAtMs' | 'hotkeys'> &
  Record<Name, string> & { emit: Emit };

function MemberFlow({ flowId, emit, ...rest }: OwnProps<'flowId'>) {
  const flow = useFlow(flowId);
  useReady(() => flow.isSuccess, flowId, emit);
  return <FlowView flowId={flowId} {...rest} {...commonProps(emit)} />;
}

function PublicFlow({ shareToken, emit, ...rest }: OwnProps<'shareToken'>) {
  const flow = useSharedFlow(shareToken);
  useReady(() => flow.isSuccess, shareToken, emit);
  return <SharedFlowView token={shareToken} hide={['promo']} {...rest} {...commonProps(emit)} />;
}

/** A flow: the view of a public link if there is one, else that of a member. */
function FlowElementView({ flowId, shareToken, startAtMs, hotkeys, emit }: FlowElementViewProps & ViewProps) {
  const common = { startAtMs, hotkeys, emit };
  if (shareToken) return <PublicFlow {...common} shareToken={shareToken} />;
  return <MemberFlow {...common} flowId={flowId ?? ''} />;
}

function commonProps(emit: Emit) {
  /** Media events do not bubble, so they are taken while they are captured. */
  const emitFromVideo =
    (name: 'flowlens-play' | 'flowlens-pause') =>
    ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLVideoElement) emit(name, { timeMs: target.currentTime * 1_000 });
    };
  return {
    // The page around it has the first level.
    headingLevel: 2 as const,
    onPlayCapture: emitFromVideo('flowlens-play'),
    onPauseCapture: emitFromVideo('flowlens-pause'),
    onTimeChange: (timeMs: number) => void emit('flowlens-timeupdate', { timeMs }),
    onPlayerEnded: ({ currentTimeMs }: FlowPlayerHandle) => void emit('flowlens-ended', { timeMs: currentTimeMs }),
    onPlayerError: (error: unknown) => emitFailure(error, emit),
    onError: (error: unknown) => emitFailure(error, emit),
  };
}

export function mountFlow(container: ShadowRoot, propsOf: () => FlowElementViewProps): MountedView {
  return mountView(container, FlowElementView, propsOf);
}
