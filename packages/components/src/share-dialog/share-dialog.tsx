'use client';

import type { MessageOverrides } from '@flowlens/core';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

export interface ShareDialogProps {
  flowId: string;
  /** Address at which team members watch the flow; Copy Link copies it. */
  flowUrl: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Emits a notice when creating a public link fails; the dialog itself shows nothing. @default false */
  notifyFailure?: boolean | undefined;
  /** Runs when no public link could be made, for hosts that log it. */
  onShareError?: ((error: Error) => void) | undefined;
  messages?: MessageOverrides['share'];
}

const ShareWindow = lazyDialog(async () => (await import('./share-window.js')).ShareWindow);

/**
 * Gives a flow away: the link for team members, or a public one; and says which public links live (spec §2 Share Flow dialog).
 * Its code comes when it is first opened.
 *
 * @example
 * <ShareDialog flowId={flow.id} flowUrl={`${location.origin}${flowPath(flow.id)}`} open={open} onOpenChange={setOpen} />
 */
export function ShareDialog(props: ShareDialogProps) {
  // A link that is still being made is the flow's before.
  return <ShareWindow key={props.flowId} {...props} />;
}
