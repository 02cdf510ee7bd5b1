'use client';

import { useCopy } from '@flowlens/hooks/internal';
import { Check, Copy, type IconNode, X } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';

/**
 * Copies a text and returns the icon and text that show the result; null before the first attempt, and some time after a
 * successful one.
 */
export function useCopyOutcome(feedbackMs?: number): {
  copy: (text: string) => Promise<boolean>;
  outcome: string | null;
  icon: IconNode;
} {
  const m = useMessages('common');
  const { copied, refused, copy } = useCopy(feedbackMs);
  if (copied) return { copy, outcome: m.copied, icon: Check };
  if (refused) return { copy, outcome: m.copyFailed, icon: X };
  return { copy, outcome: null, icon: Copy };
}
