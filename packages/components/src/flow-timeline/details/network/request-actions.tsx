import type { NetworkEntry } from '@flowlens/timeline';
import { requestAsCurl, requestAsFetch } from '@flowlens/timeline/export';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CopyButton } from '../body/copy-button.js';

/**
 * Copies a request: its address, or a command that sends it again. Only the address is available for other protocols
 * than http.
 */
export function RequestActions({ entry }: { entry: NetworkEntry }) {
  const d = useTimelineTexts().details;
  const replayable = useMemo(() => requestAsCurl(entry) !== null, [entry]);
  if (entry.url === '') return null;
  return (
    <>
      <CopyButton label={d.copyUrl} text={() => entry.url} />
      {replayable && <CopyButton label={d.copyAsCurl} text={() => requestAsCurl(entry) ?? ''} />}
      {replayable && <CopyButton label={d.copyAsFetch} text={() => requestAsFetch(entry) ?? ''} />}
    </>
  );
}
