'use client';

import { forwardRef } from 'react';
import { hostDialog } from '../ui/dialog/host-dialog.js';
import type { DialogContentProps } from '../ui/dialog/host-dialog-props.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { ShareDialogContentProps, ShareDialogProps } from './share-dialog-content.js';

type ContentProps = DialogContentProps<ShareDialogContentProps>;

const LazyContent = lazyDialog<ContentProps>(
  async () => (await import('./share-dialog-content.js')).ShareDialogContent,
);

const HostedDialog = hostDialog<ShareDialogContentProps>(
  forwardRef<HTMLDivElement, ContentProps>(function HostedDialog(props, ref) {
    // The key drops a link that is still being created for another flow.
    return <LazyContent key={props.flowId} {...props} ref={ref} />;
  }),
);

/**
 * Dialog for sharing a flow by a link for team members or a public link. It lists the active public links. Its code loads
 * when it first opens.
 *
 * @example
 * <ShareDialog flowId={flow.id} flowUrl={`${location.origin}${flowPath(flow.id)}`} open={open} onOpenChange={setOpen} />
 */
export const ShareDialog = forwardRef<HTMLDivElement, ShareDialogProps>(function ShareDialog(props, ref) {
  return <HostedDialog {...props} onFailure={props.onError} ref={ref} />;
});
