'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { ShareDialogProps } from './share-dialog-content.js';

const ShareDialogContent = lazyDialog(async () => (await import('./share-dialog-content.js')).ShareDialogContent);

/**
 * Dialog for sharing a flow by a link for team members or a public link. It lists the active public links (spec §2 Share Flow dialog).
 * Its code loads when it first opens.
 *
 * @example
 * <ShareDialog flowId={flow.id} flowUrl={`${location.origin}${flowPath(flow.id)}`} open={open} onOpenChange={setOpen} />
 */
export function ShareDialog(props: ShareDialogProps) {
  // The key drops a link that is still being created for another flow.
  return <ShareDialogContent key={props.flowId} {...props} />;
}
