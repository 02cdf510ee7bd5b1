import type { UnknownEntry } from '@flowlens/timeline';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CodeBlock } from '../body/code-block.js';

/** An event of a type this version does not know, as the recording has it. */
export function UnknownDetails({ entry }: { entry: UnknownEntry }) {
  const d = useTimelineTexts().details;
  const text = useMemo(() => JSON.stringify(entry.event, null, 2), [entry.event]);
  return <CodeBlock label={d.raw} text={text} json />;
}
