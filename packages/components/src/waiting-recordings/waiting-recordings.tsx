'use client';

import type { Project } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { clsx } from 'clsx/lite';
import { Inbox } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { DialogButton } from '../ui/button/dialog-button.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';

export interface WaitingRecordingsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, BoundaryProps {
  /** The project whose recordings wait. */
  project: Project;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'recordingLinks'> | undefined;
}

const WaitingRecordingsDialog = lazyDialog(
  async () => (await import('./waiting-recordings-dialog.js')).WaitingRecordingsDialog,
);

/**
 * Shows admins of a project the waiting recordings of guests, and lets them accept or discard each. Renders nothing for
 * others, or if none waits.
 *
 * @example
 * <WaitingRecordings project={project} />
 */
export const WaitingRecordings = withErrorBoundary(
  forwardRef<HTMLDivElement, WaitingRecordingsProps>(function WaitingRecordings(
    { project, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('recordingLinks', messages?.recordingLinks);
    const rootClass = useRootClass();
    const { waiting_recordings_count: count = 0 } = project;
    const [open, setOpen] = useState(false);

    return (
      <>
        {count > 0 && (
          <div {...rest} ref={ref} className={clsx(rootClass, 'fl-waiting-recordings', className)}>
            <Icon of={Inbox} size={14} className="fl-waiting-recordings-icon" />
            <span role="status">{m.waiting({ count })}</span>
            <DialogButton size="small" onOpen={() => setOpen(true)}>
              {m.review}
            </DialogButton>
          </div>
        )}
        {/* Stays mounted to show that nothing is waiting any more. */}
        <WaitingRecordingsDialog project={project} m={m} open={open} onOpenChange={setOpen} />
      </>
    );
  }),
);
