'use client';

import type { CurrentUser } from '@flowlens/client';
import { type ConnectRequest, refusalAddress } from '@flowlens/core';
import type { Messages } from '@flowlens/core/messages';
import type { ServerChange } from '@flowlens/hooks';
import { Check, X } from 'lucide';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../ui/avatar/avatar.js';
import { Button } from '../ui/button/button.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { Icon } from '../ui/icon/icon.js';
import { isTrustedPress } from './is-trusted-press.js';
import { SwitchAccountButton } from './switch-account-button.js';
import { useReadyOnceShown } from './use-ready-once-shown.js';

/** Minimum time to read the question. */
const READING_MS = 500;

export interface ConnectConsentProps {
  request: ConnectRequest;
  /** Id of the extension, as configured on the server. */
  extensionId: string;
  user: Pick<CurrentUser['user'], 'name' | 'email' | 'picture'>;
  m: Messages['connect'];
  approval: ServerChange<ConnectRequest, void>;
  onLeave: (address: string) => void;
  onSwitchAccount: () => Promise<void> | void;
}

/** The question, with everything that a user should know before agreeing. */
export function ConnectConsent({ request, extensionId, user, m, approval, onLeave, ...rest }: ConnectConsentProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ready = useReadyOnceShown(button, READING_MS);
  const [left, setLeft] = useState(false);
  const name = user.name || user.email;

  function agree(event: MouseEvent) {
    if (!isTrustedPress(event) || !ready || left) return;
    approval.run(request, { onSuccess: () => setLeft(true) });
  }

  return (
    <>
      <h2 className="fl-connect-recorder-title">{m.question({ person: name })}</h2>
      <div className="fl-connect-recorder-account">
        <Avatar name={name} picture={user.picture} />
        <span className="fl-connect-recorder-who">
          <span className="fl-connect-recorder-name">{name}</span>
          <span className="fl-connect-recorder-email">{user.email}</span>
        </span>
        <SwitchAccountButton
          size="small"
          variant="ghost"
          label={m.notYou}
          m={m}
          onSwitchAccount={rest.onSwitchAccount}
        />
      </div>
      <dl className="fl-connect-recorder-facts">
        {request.device !== null && (
          <div className="fl-connect-recorder-fact">
            <dt className="fl-connect-recorder-term">{m.device}</dt>
            <dd className="fl-connect-recorder-value">
              <bdi>{request.device}</bdi>
            </dd>
          </div>
        )}
        <div className="fl-connect-recorder-fact">
          <dt className="fl-connect-recorder-term">{m.extension}</dt>
          <dd className="fl-connect-recorder-value fl-connect-recorder-id">{extensionId}</dd>
        </div>
      </dl>
      <div className="fl-connect-recorder-rights">
        <Rights title={m.may} rights={Object.values(m.mayList)} tone="may" />
        <Rights title={m.mayNot} rights={Object.values(m.mayNotList)} tone="may-not" />
      </div>
      <p className="fl-connect-recorder-text">{m.ends}</p>
      <FailureAlert error={approval.error} text={m.failed} />
      <div className="fl-connect-recorder-actions">
        <Button disabled={approval.pending || left} onClick={() => onLeave(refusalAddress(request))}>
          {m.cancel}
        </Button>
        <Button ref={button} variant="primary" disabled={!ready} busy={approval.pending || left} onClick={agree}>
          <span aria-live="polite">{left ? m.connected : approval.pending ? m.connecting : m.connect}</span>
        </Button>
      </div>
    </>
  );
}

const RIGHT_ICONS = { may: Check, 'may-not': X };

function Rights({ title, rights, tone }: { title: string; rights: string[]; tone: keyof typeof RIGHT_ICONS }) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="fl-connect-recorder-subtitle">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="fl-connect-recorder-list">
        {rights.map((right) => (
          <li key={right} className="fl-connect-recorder-right">
            <Icon of={RIGHT_ICONS[tone]} size={14} className="fl-connect-recorder-right-icon" data-tone={tone} />
            <span>{right}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
