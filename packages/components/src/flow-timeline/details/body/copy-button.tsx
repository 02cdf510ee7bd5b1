'use client';

import { Button } from '../../../ui/button/button.js';
import { useCopyOutcome } from '../../../ui/copy-field/use-copy-outcome.js';
import { Icon } from '../../../ui/icon/icon.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.js';

export interface CopyButtonProps {
  label: string;
  /** Makes the text when it is asked for. */
  text: () => string;
}

/** Copies a text. Its words stay, so that nothing moves; the icon and a status tell how it went. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { copy, outcome, icon } = useCopyOutcome();
  return (
    <>
      <Button size="small" icon={<Icon of={icon} size={13} />} onClick={() => void copy(text())}>
        {label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
