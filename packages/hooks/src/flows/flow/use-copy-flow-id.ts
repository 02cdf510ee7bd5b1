'use client';

import { useFlowLens } from '../../provider/use-flowlens.js';
import { useCopy } from '../../internal/use-copy.js';

/**
 * Copies the id of a flow and shows a notice.
 *
 * @example
 * const copyFlowId = useCopyFlowId();
 */
export function useCopyFlowId(): (flowId: string) => void {
  const { notify } = useFlowLens();
  const { copy } = useCopy();

  return (flowId) => {
    void copy(flowId).then((worked) =>
      notify(worked ? { tone: 'success', code: 'flowIdCopied' } : { tone: 'error', code: 'flowIdCopyFailed' }),
    );
  };
}
