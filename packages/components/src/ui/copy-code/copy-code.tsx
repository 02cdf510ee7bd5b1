'use client';

import { clsx } from 'clsx/lite';
import { useCopyFeedback } from '../copy-field/use-copy-feedback.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Icon } from '../icon/icon.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

export interface CopyCodeProps {
  /** Names the code for screen readers. */
  label: string;
  /** Name of a file, shown above its content. */
  file?: string | null | undefined;
  text: string;
  /** Label of the button. */
  copyLabel: string;
  className?: string | undefined;
}

/** A command or the content of a file, with a button that copies it. */
export function CopyCode({ label, file, text, copyLabel, className }: CopyCodeProps) {
  const { copy, outcome, icon } = useCopyFeedback();

  return (
    <div className={clsx('fl-copy-code', className)}>
      {file && (
        <span className="fl-copy-code-file" dir="ltr">
          {file}
        </span>
      )}
      <pre className="fl-copy-code-text" dir="ltr" role="group" aria-label={label} tabIndex={0}>
        {text}
      </pre>
      <IconButton
        className="fl-copy-code-button"
        size="small"
        label={outcome ?? copyLabel}
        icon={<Icon of={icon} size={14} />}
        onClick={() => void copy(text)}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  );
}
