'use client';

import { clsx } from 'clsx/lite';
import { Share2 } from 'lucide';
import { forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { afterHost } from '../ui/after-host/after-host.js';
import { Button, type ButtonProps } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { ShareDialog, type ShareDialogProps } from './share-dialog.js';

export interface ShareButtonProps
  extends
    Omit<ButtonProps, 'children' | 'onError'>,
    Pick<ShareDialogProps, 'flowId' | 'flowUrl' | 'onShareError' | 'messages'>,
    BoundaryProps {}

/** Opens the dialog that shares a flow. A failure to make a public link is told as a notice (spec §2). */
export const ShareButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, ShareButtonProps>(function ShareButton(
    { flowId, flowUrl, onShareError, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('share', messages);
    const rootClass = useRootClass();
    const [open, setOpen] = useState(false);

    return (
      <>
        <Button
          icon={<Icon of={Share2} />}
          title={m.title}
          {...rest}
          {...afterHost(rest, { onClick: () => setOpen(true) })}
          ref={ref}
          className={clsx(rootClass, className)}
          aria-haspopup="dialog"
        >
          <span className="fl-share-button-label">{m.share}</span>
        </Button>
        <ShareDialog
          flowId={flowId}
          flowUrl={flowUrl}
          open={open}
          onOpenChange={setOpen}
          notifyFailure
          onShareError={onShareError}
          messages={messages}
        />
      </>
    );
  }),
);
