import type { StorageEntry } from '@flowlens/core';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { RecordedLink } from './recorded-link.js';
import { TextSection } from './text-section.js';

export interface StorageDetailsProps {
  entry: StorageEntry;
  /** Null for nothing, undefined when that is not known. */
  previousValue: string | null | undefined;
}

/** A write to local or session storage with what stood there before; without a value the key was removed. */
export function StorageDetails({ entry, previousValue }: StorageDetailsProps) {
  const d = useTimelineTexts().details;
  const { event } = entry;
  const value = (event.local_storage_data ?? event.session_storage_data)?.value;

  return (
    <>
      <FactList
        facts={[
          [d.key, entry.key],
          [d.value, value === undefined ? d.removed : emptyValue(value)],
          [
            d.previousValue,
            previousValue === undefined ? d.previousUnknown : shortPrevious(previousValue, d.previousNone),
          ],
          [d.page, event.page_url && <RecordedLink url={event.page_url} />],
        ]}
      />
      <TextSection title={d.value} text={value} />
      <TextSection title={d.previousValue} text={previousValue ?? undefined} />
    </>
  );
}

/** What needs no block of its own. */
function shortPrevious(value: string | null, none: string): string | null {
  return value === null ? none : emptyValue(value);
}

/** An empty text, so that it can be seen; null for any other, which has a block. */
function emptyValue(value: string): string | null {
  return value === '' ? '""' : null;
}
