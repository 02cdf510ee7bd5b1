'use client';

import { useFlowLens } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import type { LazyCode } from './lazy-code.js';

/**
 * The code of an overlay that a press opens. When it cannot load, offline or after a new release, a notice appears and
 * nothing opens; the next press tries again.
 */
export function useOpenedCode<Part>(code: LazyCode<Part>, open: boolean, onOpenChange: (open: boolean) => void) {
  const { notify } = useFlowLens();
  const onLost = useStableCallback(() => {
    notify({ tone: 'error', code: 'partLoadFailed' });
    onOpenChange(false);
  });
  return code.useCode(open, onLost);
}
