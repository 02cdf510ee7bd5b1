'use client';

import type { Messages } from '@flowlens/core/messages';
import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyField } from '../../ui/copy-field/copy-field.js';
import { Icon } from '../../ui/icon/icon.js';
import { ownElement } from '../../ui/internal/own-element.js';

export interface NewLinkProps {
  m: Messages['share'];
  url: string;
  onCopied: (url: string) => void;
  /** Shown below the link. */
  children: ReactNode;
}

/** The public link that was just created. */
export function NewLink({ m, url, onCopied, children }: NewLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // The focused button has unmounted; the field announces its name and the link.
  useEffect(() => field.current?.focus(), []);

  return (
    <div className="fl-share-made">
      <h3 className="fl-share-made-title">
        <Icon of={CircleCheck} className="fl-share-made-icon" size={18} />
        <span>{m.generated}</span>
      </h3>
      <CopyField
        ref={field}
        label={m.generated}
        hideLabel
        value={url}
        copyText={m.copy}
        copiedText={m.copied}
        onCopy={() => onCopied(url)}
      />
      <p className="fl-share-hint">{m.generatedHint}</p>
      {ownElement(children)}
    </div>
  );
}
