'use client';

import type { IconNode } from 'lucide';
import { Button } from '../../../ui/button/button.js';
import { useCopyFeedback } from '../../../ui/copy-field/use-copy-feedback.js';
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
export function CopyButton({ label, text, icon: idleIcon }: CopyButtonProps) {
  const { copy, outcome, icon } = useCopyFeedback({ idleIcon });
  return (
    <>
      <Button size="small" icon={<Icon of={icon} size={13} />} onClick={() => void copy(text())}>
        {label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
