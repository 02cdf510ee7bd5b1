'use client';

import { useFlowLens } from '@flowlens/hooks';
import { Spinner } from '../../ui/spinner/spinner.js';

/** Loading text of a tab. */
export function TabLoading() {
  const { common } = useFlowLens().messages;
  return (
    <p className="fl-flow-view-tab-loading" role="status">
      <Spinner size={14} />
      <span>{common.loading}</span>
    </p>
  );
}
