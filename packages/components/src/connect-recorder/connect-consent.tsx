'use client';

import type { CurrentUser } from '@flowlens/client';
import { type ConnectRequest, type Messages, refusalAddress } from '@flowlens/core';
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

/** Time in which nobody can have read the question. */
const READING_MS = 500;

export interface ConnectConsentProps {
  request: ConnectRequest;
  /** Id of the extension, as the server names it. */
  extensionId: string;
  user: Pick<CurrentUser['user'], 'name' | 'email' | 'picture'>;
  m: Messages['connect'];
  approval: ServerChange<ConnectRequest, void>;
  onLeave: (address: string) => void;
  onSwitchAccount: () => Promise<void> | void;
}

/** The question, with everything that a person should know before agreeing. */
export function ConnectConsent({ request, extensionId, user, m, approval, onLeave, ...rest }: ConnectConsentProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ready = useReadyOnceShown(button, READING_MS);
  const [left, setLeft] = useState(false);
  const ids = { may: useId(), mayNot: useId() };
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
          <div>
            <dt>{m.device}</dt>
            <dd>
              <bdi>{request.device}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{m.extension}</dt>
          <dd className="fl-connect-recorder-id">{extensionId}</dd>
        </div>
      </dl>
      <div className="fl-connect-recorder-rights">
        <h3 id={ids.may}>{m.may}</h3>
        <ul aria-labelledby={ids.may} data-tone="may">
          {Object.values(m.mayList).map((right) => (
            <li key={right}>
              <Icon of={Check} size={14} />
              <span>{right}</span>
            </li>
          ))}
        </ul>
        <h3 id={ids.mayNot}>{m.mayNot}</h3>
        <ul aria-labelledby={ids.mayNot} data-tone="may-not">
          {Object.values(m.mayNotList).map((right) => (
            <li key={right}>
              <Icon of={X} size={14} />
              <span>{right}</span>
            </li>
          ))}
        </ul>
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
