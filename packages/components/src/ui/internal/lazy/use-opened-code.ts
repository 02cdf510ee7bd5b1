'use client';

import { useFlowLens } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import type { LazyCode } from './lazy-code.js';

/**
 * Code of an overlay that opens on click. If it fails to load, offline or after a new release, a notice appears and nothing
 * opens; the next click retries.
 */
export function useOpenedCode<Part>(code: LazyCode<Part>, open: boolean, onOpenChange: (open: boolean) => void) {
  const { notify } = useFlowLens();
  const onLost = useStableCallback(() => {
    notify({ tone: 'error', code: 'partLoadFailed' });
    onOpenChange(false);
  });
  return code.useCode(open, onLost);
}
