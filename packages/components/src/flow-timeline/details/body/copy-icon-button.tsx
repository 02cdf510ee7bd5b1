'use client';

import { useCopyFeedback } from '../../../ui/copy-field/use-copy-feedback.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Icon } from '../../../ui/icon/icon.js';

export interface CopyIconButtonProps {
  /** Action of the button, used as its name. */
  label: string;
  text: string;
  className?: string;
}

/** Copies a text and shows the result. */
export function CopyIconButton({ label, text, className }: CopyIconButtonProps) {
  const { copy, outcome, icon } = useCopyFeedback();
  return (
    <IconButton
      className={className}
      size="small"
      label={outcome ?? label}
      icon={<Icon of={icon} size={13} />}
      onClick={() => void copy(text)}
    />
  );
}
