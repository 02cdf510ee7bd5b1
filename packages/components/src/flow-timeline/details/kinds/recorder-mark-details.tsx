import type { RecorderMarkEntry } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { TextSection } from '../body/text-section.js';

/** Moment that the user marked while recording. */
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
