'use client';

import type { Messages } from '@flowlens/core/messages';
import { type UseInviteLinkResult, useFlowLens } from '@flowlens/hooks';
import { Check, Link2 } from 'lucide';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { CopyField } from '../../ui/copy-field/copy-field.js';
import { Icon } from '../../ui/icon/icon.js';
import { SettingsEventsContext } from '../settings-events.js';
import { joinUrl } from './join-url.js';

export interface LinkInviteProps {
  inviteLink: UseInviteLinkResult;
  /** True if the project is full. */
  disabled: boolean;
  m: Messages['invitations'];
  /** Address of the join page. @default the address of the page */
  productUrl: string | undefined;
}

/** Creates a link to share, which then stays visible. */
export function LinkInvite({ inviteLink: { id, path, pending, generate }, disabled, m, productUrl }: LinkInviteProps) {
  const { notify } = useFlowLens();
  const { onInvitationLinkCopied } = useContext(SettingsEventsContext);
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);

  // The clicked button unmounts and loses the focus.
  useEffect(() => {
    if (asked && path !== undefined) field.current?.focus();
  }, [asked, path]);

  function finishCopy(url: string) {
    notify({ tone: 'success', code: 'linkCopied' });
    if (id !== undefined) onInvitationLinkCopied?.({ id, url });
  }

  return (
    <section className="fl-invite" aria-labelledby={titleId}>
      <h4 id={titleId} className="fl-invite-title">
        {m.byLink}
      </h4>
      <div className="fl-invite-line">
        <p className="fl-invite-hint">{m.linkHint}</p>
        <Button
          icon={<Icon of={Link2} size={14} />}
          disabled={disabled || path !== undefined}
          busy={pending}
          onClick={() => {
            setAsked(true);
            generate();
          }}
        >
          {m.getLink}
        </Button>
      </div>
      {path !== undefined && (
        <div className="fl-invite-link">
          <p className="fl-invite-link-made">
            <Icon of={Check} size={14} />
            <span>{m.linkGenerated}</span>
          </p>
          <CopyField
            ref={field}
            label={m.link}
            hideLabel
            value={joinUrl(path, productUrl)}
            copyText={m.copy}
            copiedText={m.copied}
            onCopy={() => finishCopy(joinUrl(path, productUrl))}
          />
        </div>
      )}
    </section>
  );
}
