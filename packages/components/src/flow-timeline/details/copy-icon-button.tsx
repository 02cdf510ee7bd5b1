'use client';

import { useCopy, useFlowLens } from '@flowlens/hooks';
import { Check, Copy } from 'lucide';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';

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
      icon={<Icon of={copied ? Check : Copy} size={13} />}
      onClick={() => void copy(text)}
    />
  );
}
