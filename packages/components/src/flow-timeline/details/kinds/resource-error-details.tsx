import type { ResourceErrorEntry } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';

/** A file that an element of the page failed to load. */
export function ResourceErrorDetails({ entry }: { entry: ResourceErrorEntry }) {
  const d = useTimelineTexts().details;
  const { page_url: page } = entry.event;
  return (
    <FactList
      facts={[
        [d.url, entry.url && <RecordedLink url={entry.url} />],
        [d.tag, entry.element],
        [d.page, page && <RecordedLink url={page} />],
      ]}
    />
  );
}
