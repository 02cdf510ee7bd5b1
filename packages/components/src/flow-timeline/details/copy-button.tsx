'use client';

import { useCopy, useFlowLens } from '@flowlens/hooks';
import { Check, Copy } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';

export interface CopyButtonProps {
  label: string;
  /** Makes the text when it is asked for. */
  text: () => string;
}

/** Copies a text. Its words stay, so that nothing moves; the icon and a status tell that it worked. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { common } = useFlowLens().messages;
  const { copied, copy } = useCopy();
  return (
    <>
      <Button
        size="small"
        icon={<Icon of={copied ? Check : Copy} size={13} />}
        data-copied={copied || undefined}
        onClick={() => void copy(text())}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">{copied && common.copied}</VisuallyHidden>
    </>
  );
}
