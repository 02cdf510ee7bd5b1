'use client';

import type { Messages } from '@flowlens/core/messages';
import { CopyCode } from '../ui/copy-code/copy-code.js';
import type { SetupCode } from './assistant-setup.js';

export interface SetupCodeBlockProps {
  code: SetupCode;
  m: Messages['mcp'];
}

/** A command or the content of a file, with a button that copies it. */
export function SetupCodeBlock({ code: { file, text }, m }: SetupCodeBlockProps) {
  const name = file ?? m.command;
  return <CopyCode className="fl-mcp-code" label={name} file={file} text={text} copyLabel={m.copyCode({ name })} />;
}
