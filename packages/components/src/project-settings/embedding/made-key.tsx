'use client';

import type { Messages } from '@flowlens/core/messages';
import { Check } from 'lucide';
import { forwardRef } from 'react';
import { CopyCode } from '../../ui/copy-code/copy-code.js';
import { CopyField } from '../../ui/copy-field/copy-field.js';
import { Icon } from '../../ui/icon/icon.js';
import { backendSnippet } from './backend-snippet.js';

export interface MadeKeyProps {
  /** The secret. */
  value: string;
  /** Origin of the server. */
  baseUrl: string;
  m: Messages['embedding'];
}

/** A new embed key with its secret, and the code that uses it. The ref is that of the secret. */
export const MadeKey = forwardRef<HTMLInputElement, MadeKeyProps>(function MadeKey({ value, baseUrl, m }, ref) {
  return (
    <div className="fl-invite-link">
      <p className="fl-invite-link-made" role="status">
        <Icon className="fl-invite-link-check" of={Check} size={14} />
        <span>{m.made}</span>
      </p>
      <CopyField ref={ref} label={m.key} hideLabel value={value} copyText={m.copy} copiedText={m.copied} />
      <h5 className="fl-embed-key-backend">{m.backend}</h5>
      <p className="fl-embed-key-hint">{m.backendHint}</p>
      <CopyCode label={m.backend} text={backendSnippet(baseUrl)} copyLabel={m.copyBackend} />
    </div>
  );
});
