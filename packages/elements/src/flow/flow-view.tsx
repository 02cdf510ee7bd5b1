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

/** Props of one of the two views, in which the id of its flow is required. */
type PropsWith<Name extends 'flowId' | 'shareToken'> = Pick<FlowElementViewProps, 'startAtMs' | 'hotkeys'> &
  Record<Name, string> & { emit: Emit };

function MemberFlow({ flowId, emit, ...rest }: PropsWith<'flowId'>) {
  const flow = useFlow(flowId);
  useReady(() => flow.isSuccess, flowId, emit);
  return (
    <FlowView
      flowId={flowId}
      {...rest}
      {...eventProps(emit)}
      onCommentAdded={(comment) => void emit('flowlens-comment-added', { comment })}
      onCommentEdited={(comment) => void emit('flowlens-comment-edited', { comment })}
      onCommentDeleted={(comment) => void emit('flowlens-comment-deleted', { comment })}
      onFlowEdited={(edited) => void emit('flowlens-flow-edited', { flow: edited })}
    />
  );
}

function PublicFlow({ shareToken, emit, ...rest }: PropsWith<'shareToken'>) {
  const flow = useSharedFlow(shareToken);
  useReady(() => flow.isSuccess, shareToken, emit);
  return <SharedFlowView token={shareToken} hide={['promo']} {...rest} {...eventProps(emit)} />;
}

/** View of a flow: with a share token as for viewers of a public link, otherwise as for members. */
function FlowElementView({ flowId, shareToken, startAtMs, hotkeys, emit }: FlowElementViewProps & ViewProps) {
  const common = { startAtMs, hotkeys, emit };
  if (shareToken) return <PublicFlow {...common} shareToken={shareToken} />;
  return <MemberFlow {...common} flowId={flowId ?? ''} />;
}

/** Returns the callbacks that emit events, and the other props that both views share. */
function eventProps(emit: Emit) {
  // Media events do not bubble, so they are handled in the capture phase.
  const emitFromVideo =
    (name: 'flowlens-play' | 'flowlens-pause') =>
    ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLVideoElement) emit(name, { timeMs: target.currentTime * 1_000 });
    };
  return {
    // The heading of level 1 belongs to the host page.
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
