import type { StorageEntry } from '@flowlens/core';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { RecordedLink } from './recorded-link.js';
import { TextSection } from './text-section.js';

/** A write to local or session storage; without a value the key was removed. */
export function StorageDetails({ entry }: { entry: StorageEntry }) {
  const d = useTimelineTexts().details;
  const { event } = entry;
  const data = event.local_storage_data ?? event.session_storage_data;

  return (
    <>
      <FactList
        facts={[
          [d.key, entry.key],
          [d.value, data?.value === undefined ? d.removed : null],
          [d.page, event.page_url && <RecordedLink url={event.page_url} />],
        ]}
      />
      <TextSection title={d.value} text={data?.value} />
    </>
  );
}
