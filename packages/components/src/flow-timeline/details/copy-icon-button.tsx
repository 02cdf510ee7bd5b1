'use client';

import { useCopy, useFlowLens } from '@flowlens/hooks';
import { Check, Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button/icon-button.js';

export interface CopyIconButtonProps {
  /** What it does; its name. */
  label: string;
  text: string;
  className?: string;
}

/** Copies a text, and says for a moment that it did. */
export function CopyIconButton({ label, text, className }: CopyIconButtonProps) {
  const { common } = useFlowLens().messages;
  const { copied, copy } = useCopy();
  return (
    <IconButton
      className={className}
      size="small"
      label={copied ? common.copied : label}
      icon={copied ? <Check aria-hidden size={13} /> : <Copy aria-hidden size={13} />}
      onClick={() => void copy(text)}
    />
  );
}
