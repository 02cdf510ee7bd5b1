import type { StorageAction, StorageEntry } from '@flowlens/timeline';
import { type TimelineMessages, useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { TextSection } from '../body/text-section.js';

export interface StorageDetailsProps {
  entry: StorageEntry;
  /** Null for no value, undefined if unknown. */
  previousValue: string | null | undefined;
}

/** An access to local or session storage, with the previous value of a write. */
export function StorageDetails({ entry, previousValue }: StorageDetailsProps) {
  const m = useTimelineTexts();
  const d = m.details;
  const { action, event, key } = entry;
  const value = action === 'set' || action === 'get' ? (entry.value ?? undefined) : undefined;
  const isWrite = action === 'set' || action === 'remove';
  const valueTitle = action === 'get' ? d.readValue : d.value;

  return (
    <>
      <FactList
        facts={[
          [d.key, action === 'clear' ? null : key],
          [valueTitle, value === undefined ? absenceOf(action, m) : emptyValue(value)],
          [d.previousValue, isWrite ? shortPrevious(previousValue, d) : null],
          [d.page, event.page_url && <RecordedLink url={event.page_url} />],
        ]}
      />
      <TextSection title={valueTitle} text={value} />
      <TextSection title={d.previousValue} text={previousValue ?? undefined} />
    </>
  );
}

/** Placeholder for a value. */
function absenceOf(action: StorageAction, m: TimelineMessages): string {
  return {
    set: m.details.valueMissing,
    get: m.details.readNothing,
    remove: m.details.removed,
    clear: m.storageCleared,
  }[action];
}

/** Returns a value that is too short for a block of its own. */
function shortPrevious(value: string | null | undefined, d: TimelineMessages['details']): string | null {
  if (value === undefined) return d.previousUnknown;
  return value === null ? d.previousNone : emptyValue(value);
}

/** Makes an empty text visible; null for other texts, which have a block. */
function emptyValue(value: string): string | null {
  return value === '' ? '""' : null;
}
