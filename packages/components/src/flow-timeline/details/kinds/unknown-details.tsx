import type { UnknownEntry } from '@flowlens/timeline';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CodeBlock } from '../body/code-block.js';

/** An event of an unknown type, shown as recorded. */
export function UnknownDetails({ entry }: { entry: UnknownEntry }) {
  const d = useTimelineTexts().details;
  const text = useMemo(() => JSON.stringify(entry.event, null, 2), [entry.event]);
  return <CodeBlock label={d.raw} text={text} json />;
}
