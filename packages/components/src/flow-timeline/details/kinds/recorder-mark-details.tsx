import type { RecorderMarkEntry } from '@flowlens/core';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../fact-list.js';
import { RecordedLink } from '../recorded-link.js';
import { TextSection } from '../text-section.js';

/** Moment that the person marked while recording. */
export function RecorderMarkDetails({ entry }: { entry: RecorderMarkEntry }) {
  const d = useTimelineTexts().details;
  const { page_url: page } = entry.event;
  return (
    <>
      <TextSection title={d.note} text={entry.note} />
      <FactList facts={[[d.page, page && <RecordedLink url={page} />]]} />
    </>
  );
}
