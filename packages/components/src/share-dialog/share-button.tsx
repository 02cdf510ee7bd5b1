'use client';

import { Share2 } from 'lucide';
import { forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { type ButtonProps } from '../ui/button/button.js';
import { DialogButton } from '../ui/button/dialog-button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import type { ShareDialogProps } from './share-dialog-content.js';
import type { ShareEvents } from './share-events.js';
import { ShareDialog } from './share-dialog.js';

export interface ShareButtonProps
  extends
    Omit<ButtonProps, 'children' | 'onError'>,
    Pick<ShareDialogProps, 'flowId' | 'flowUrl' | 'messages'>,
    ShareEvents,
    BoundaryProps {
  /** Returns the current time of the video in milliseconds, at which links may start. Asked when the dialog opens. */
  getStartAtMs?: (() => number) | undefined;
  /** Runs with the error when a public link could not be created, or when the component fails. */
  onError?: ((error: unknown) => void) | undefined;
}

interface GuardedButtonProps extends ShareButtonProps {
  /** `onError` of the host. The error boundary keeps its own. */
  onFailure: ShareButtonProps['onError'];
}

const GuardedButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, GuardedButtonProps>(function GuardedButton(
    { flowId, flowUrl, getStartAtMs, onFailure, messages, ...props },
    ref,
  ) {
    const { onShareLinkCreated, onShareLinkCopied, onShareLinkRevoked, ...rest } = props;
    const m = useMessages('share', messages?.share);
    const [open, setOpen] = useState(false);
    const [startAtMs, setStartAtMs] = useState(0);

    function show() {
      setStartAtMs(getStartAtMs?.() ?? 0);
      setOpen(true);
    }

    return (
      <>
        <DialogButton icon={<Icon of={Share2} />} title={m.title} {...rest} ref={ref} onOpen={show}>
          <span className="fl-share-button-label">{m.share}</span>
        </DialogButton>
        <ShareDialog
          flowId={flowId}
          flowUrl={flowUrl}
          startAtMs={startAtMs}
          open={open}
          onOpenChange={setOpen}
          notifyFailure
          onError={onFailure}
          onShareLinkCreated={onShareLinkCreated}
          onShareLinkCopied={onShareLinkCopied}
          onShareLinkRevoked={onShareLinkRevoked}
          messages={messages}
        />
      </>
    );
  }),
);

/**
 * Opens the dialog that shares a flow. Emits a notice if a public link cannot be created.
 *
 * @example
 * <ShareButton flowId={flowId} flowUrl={location.href} onShareLinkCreated={(link) => log(link.id)} />
 */
export const ShareButton = forwardRef<HTMLButtonElement, ShareButtonProps>(function ShareButton(props, ref) {
  return <GuardedButton {...props} onFailure={props.onError} ref={ref} />;
});
