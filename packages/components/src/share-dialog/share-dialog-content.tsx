'use client';

import { SHARE_DIALOG_RESET_MS } from '@flowlens/core/limits';
import { linkAtTime } from '@flowlens/core/links';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useShareFlow } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { forwardRef, useEffect, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { EmbedRow } from './embed-row.js';
import { NewLink } from './links/new-link.js';
import { PreviewChoice } from './preview-choice.js';
import { ShareChoices } from './share-choices.js';
import type { ShareEvents } from './share-events.js';
import { ShareLinkList } from './links/share-link-list.js';
import { StartAtChoice } from './start-at-choice.js';

export interface ShareDialogProps extends HostDialogProps, ShareEvents {
  /** Id of the flow. */
  flowId: string;
  /** Address of the flow for team members; Copy Link copies it. */
  flowUrl: string;
  /** Current time of the video, in milliseconds; if there is one, links may start there. @default 0 */
  startAtMs?: number | undefined;
  /** Emits a notice when creating a public link fails; the dialog itself shows nothing. @default false */
  notifyFailure?: boolean | undefined;
  /**
   * Runs with the error when a public link could not be created, or when the content throws. Only then does the dialog
   * show the error.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'share'> | undefined;
}

export interface ShareDialogContentProps extends ShareDialogProps {
  /** `onError` of the host. The error boundary keeps its own. */
  onFailure: ShareDialogProps['onError'];
}

/** Content of `ShareDialog`: two choices until there is a public link, then that link. */
export const ShareDialogContent = forwardRef<HTMLDivElement, DialogContentProps<ShareDialogContentProps>>(
  function ShareDialogContent(
    {
      flowId,
      flowUrl,
      startAtMs = 0,
      open,
      onOpenChange,
      notifyFailure,
      onFailure,
      onShareLinkCreated,
      onShareLinkCopied,
      onShareLinkRevoked,
      messages,
      className,
      ...rest
    },
    ref,
  ) {
    const m = useMessages('share', messages?.share);
    const { link, generating, error, generate, reset } = useShareFlow(flowId, {
      notifyFailure,
      onCreated: onShareLinkCreated,
      onFailure,
    });

    const [starts, setStarts] = useState(false);
    const [seenOpen, setSeenOpen] = useState(open);
    if (seenOpen !== open) {
      setSeenOpen(open);
      if (open) setStarts(false);
    }
    const wholeSecondMs = Math.floor(startAtMs / 1_000) * 1_000;
    const linkTo = (url: string) => (starts && wholeSecondMs > 0 ? linkAtTime(url, wholeSecondMs) : url);

    useEffect(() => {
      // A link that is created after the dialog was closed is discarded as well.
      if (open || (!link && !error)) return;
      const timer = setTimeout(reset, SHARE_DIALOG_RESET_MS);
      return () => clearTimeout(timer);
    }, [open, link, error, reset]);

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={clsx('fl-share-dialog', className)}
        title={m.title}
        description={link ? undefined : m.description}
        open={open}
        onOpenChange={onOpenChange}
      >
        {link ? (
          <NewLink m={m} url={linkTo(link.share_url)} onCopied={(url) => onShareLinkCopied?.({ kind: 'public', url })}>
            <PreviewChoice m={m} flowId={flowId} linkId={link.id} />
            <EmbedRow m={m} flowId={flowId} url={link.embed_url} startMs={starts ? wholeSecondMs : 0} />
          </NewLink>
        ) : (
          <>
            <ShareChoices
              m={m}
              flowUrl={linkTo(flowUrl)}
              generating={generating}
              onCopied={(url) => onShareLinkCopied?.({ kind: 'team', url })}
              onSharePublic={generate}
            />
            <FailureAlert error={generating ? null : error} text={{ action: 'shareFlow' }} />
          </>
        )}
        {wholeSecondMs > 0 && (
          <StartAtChoice m={m} timeMs={wholeSecondMs} checked={starts} onCheckedChange={setStarts} />
        )}
        <ShareLinkList
          m={m}
          flowId={flowId}
          newLinkId={link?.id}
          onRevoked={(revoked) => {
            // A revoked link must not be copied.
            if (revoked.id === link?.id) reset();
            onShareLinkRevoked?.(revoked);
          }}
        />
      </Dialog>
    );
  },
);
