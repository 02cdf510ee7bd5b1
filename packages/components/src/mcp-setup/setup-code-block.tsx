'use client';

import type { Messages } from '@flowlens/core/messages';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import type { SetupCode } from './assistant-setup.js';

export interface SetupCodeBlockProps {
  code: SetupCode;
  m: Messages['mcp'];
}

/** A command or the content of a file, with a button that copies it. */
export function SetupCodeBlock({ code: { file, text }, m }: SetupCodeBlockProps) {
  const { copy, outcome, icon } = useCopyFeedback();
  const name = file ?? m.command;

  return (
    <div className="fl-mcp-code">
      {file && (
        <span className="fl-mcp-code-file" dir="ltr">
          {file}
        </span>
      )}
      <pre className="fl-mcp-code-text" dir="ltr" role="group" aria-label={name} tabIndex={0}>
        {text}
      </pre>
      <IconButton
        className="fl-mcp-code-copy"
        size="small"
        label={outcome ?? m.copyCode({ name })}
        icon={<Icon of={icon} size={14} />}
        onClick={() => void copy(text)}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  );
}
