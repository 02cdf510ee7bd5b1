import type { NavigationEntry } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { entryNote } from '../../row/entry-note.js';
import { FactList } from '../parts/fact-list.js';
import { QuerySection } from '../network/query-section.js';
import { RecordedLink } from '../parts/recorded-link.js';

/** Details of a navigation. */
export function NavigationDetails({ entry }: { entry: NavigationEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const { page_url: page, navigation_data: data } = entry.event;
  // Some recorders learn of a navigation only afterwards, and record the new page as its origin.
  const from = page === entry.url ? undefined : page;
  return (
    <>
      <FactList
        facts={[
          [d.from, from && <RecordedLink url={from} />],
          [d.to, entry.url && <RecordedLink url={entry.url} />],
          [d.transition, entryNote(entry, m)],
          [d.type, data?.transition_type],
        ]}
      />
      <QuerySection url={entry.url} />
    </>
  );
}
