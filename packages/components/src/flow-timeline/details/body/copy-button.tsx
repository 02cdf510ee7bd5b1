'use client';

import type { IconNode } from 'lucide';
import { Button } from '../../../ui/button/button.js';
import { useCopyOutcome } from '../../../ui/copy-field/use-copy-outcome.js';
import { Icon } from '../../../ui/icon/icon.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.js';

export interface CopyButtonProps {
  label: string;
  /** Creates the text on demand. */
  text: () => string;
  /** Icon before the first copy. @default that of copying */
  icon?: IconNode;
}

/** Copies a text. The label stays, so that nothing moves; an icon and a status show the result. */
export function CopyButton({ label, text, icon: ownIcon }: CopyButtonProps) {
  const { copy, outcome, icon } = useCopyOutcome();
  return (
    <>
      <Button
        size="small"
        icon={<Icon of={outcome === null ? (ownIcon ?? icon) : icon} size={13} />}
        onClick={() => void copy(text())}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
