'use client';

import { formatClock } from '@flowlens/core/format';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useRecorder } from '@flowlens/hooks';
import type { Recorder, RecorderStatus, RecordingDraft, StartOptions } from '@flowlens/recorder';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useRecorderMessages } from '../provider/use-recorder-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { Button } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';

export interface RecordButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /** Created once with `createRecorder` of `@flowlens/recorder`. */
  recorder: Recorder;
  /** Options for starting a recording. @default without video */
  startOptions?: StartOptions | undefined;
  /** Runs when a recording has ended, for instance to open a `RecorderPanel`. */
  onStopped?: ((draft: RecordingDraft) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'recorder'> | undefined;
}

/**
 * Starts and stops a recording of the page, and shows its duration.
 *
 * @example
 * <RecordButton recorder={recorder} onStopped={review} />
 */
export const RecordButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, RecordButtonProps>(function RecordButton(
    { recorder, startOptions, onStopped, messages, className, ...rest },
    ref,
  ) {
    const { status, elapsedMs, error } = useRecorder(recorder);
    const m = useRecorderMessages(messages?.recorder);
    const rootClass = useRootClass();
    const isRunning = status === 'recording' || status === 'paused';

    function press() {
      // A failed start is part of the snapshot, and shown below.
      if (status === 'idle') recorder.start(startOptions).catch(() => undefined);
      else if (isRunning)
        recorder.stop().then(
          (draft) => onStopped?.(draft),
          () => undefined,
        );
    }

    return (
      <span className={clsx(rootClass, 'fl-record-button')} data-status={status}>
        <Button
          disabled={status === 'disposed'}
          title={status === 'disposed' ? m.disposed : undefined}
          {...rest}
          {...mergeHostProps(rest, { onClick: press })}
          ref={ref}
          className={clsx('fl-record-button-control', className)}
          busy={status === 'starting' || status === 'stopping'}
          icon={<span className="fl-record-dot" data-status={status} aria-hidden="true" />}
          data-status={status}
        >
          {isRunning && <VisuallyHidden>{m.stopRecording}</VisuallyHidden>}
          {/* Not part of the name, which would change every second. */}
          {isRunning && (
            <span className="fl-record-button-time" aria-hidden="true">
              {formatClock(elapsedMs)}
            </span>
          )}
          <span aria-hidden={isRunning || undefined}>{labelOf(status, m)}</span>
        </Button>
        {error && status === 'idle' && (
          <span className="fl-record-button-error" role="alert">
            {m.errors[error.code]}
          </span>
        )}
      </span>
    );
  }),
);

function labelOf(status: RecorderStatus, m: ReturnType<typeof useRecorderMessages>): string {
  switch (status) {
    case 'starting':
      return m.starting;
    case 'recording':
    case 'paused':
      return m.stop;
    case 'stopping':
      return m.stopping;
    default:
      return m.record;
  }
}
