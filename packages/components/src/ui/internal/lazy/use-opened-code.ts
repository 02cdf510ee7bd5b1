'use client';

import { useFlowLens } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import type { LazyCode } from './lazy-code.js';

/**
 * The code of what a press opens. Where it cannot be had, offline or after a new version came out, a notice says so and nothing opens;
 * the next press tries again.
 */
export function useOpenedCode<Part>(code: LazyCode<Part>, open: boolean, onOpenChange: (open: boolean) => void) {
  const { notify } = useFlowLens();
  const onLost = useStableCallback(() => {
    notify({ tone: 'error', code: 'partLoadFailed' });
    onOpenChange(false);
  });
  return code.useCode(open, onLost);
}
