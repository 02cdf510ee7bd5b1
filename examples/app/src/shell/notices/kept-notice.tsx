import { useFlowLens } from '@flowlens/hooks';
import { useEffect } from 'react';
import { noticeAfterReload } from './notice-after-reload.js';

/** Shows the notice that the previous page stored. */
export function KeptNotice() {
  const { notify } = useFlowLens();
  useEffect(() => {
    const code = noticeAfterReload.take();
    if (code) notify({ tone: 'success', code });
  }, [notify]);
  return null;
}
