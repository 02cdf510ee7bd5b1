'use client';

import { useCopy, type UseCopyResult } from '@flowlens/hooks/internal';
import { Check, Copy, type IconNode, X } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';

export interface CopyFeedbackOptions {
  /** Icon before and after the feedback. @default Copy */
  idleIcon?: IconNode | undefined;
  /** Text after a successful copy. @default 'Copied!' in the language of the page */
  copiedText?: string | undefined;
  /** Text after a failed copy. @default 'Copying was refused' in the language of the page */
  failedText?: string | undefined;
  feedbackMs?: number | undefined;
}

export interface CopyFeedback extends UseCopyResult {
  /** Text about the last copy; null before the first one, and some time after a successful one. */
  outcome: string | null;
  icon: IconNode;
}

/** Copies a text, and returns the icon and text that show the result. */
export function useCopyFeedback(options: CopyFeedbackOptions = {}): CopyFeedback {
  const m = useMessages('common');
  const { idleIcon = Copy, copiedText = m.copied, failedText = m.copyFailed, feedbackMs } = options;
  const result = useCopy(feedbackMs);
  if (result.copied) return { ...result, outcome: copiedText, icon: Check };
  if (result.refused) return { ...result, outcome: failedText, icon: X };
  return { ...result, outcome: null, icon: idleIcon };
}
