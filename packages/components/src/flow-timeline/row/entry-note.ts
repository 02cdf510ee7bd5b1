import type { NavigationRow, StorageRow, TimelineRow } from '@flowlens/timeline';
import type { TimelineMessages } from '../timeline-texts.js';

/** Returns additional facts about an entry, such as the value of a storage read; empty without any. */
export function entryNote(row: TimelineRow, m: TimelineMessages): string {
  switch (row.kind) {
    case 'navigation':
      return navigationNote(row, m);
    case 'csp_violation':
      return row.severity === 'error' ? '' : m.reportedOnly;
    case 'local_storage':
    case 'session_storage':
      return storageNote(row, m);
    case 'recorder_gap':
      return row.reason;
    default:
      return '';
  }
}

function navigationNote({ action, inFrame }: NavigationRow, m: TimelineMessages): string {
  const kinds: Partial<Record<string, string>> = m.navigationKinds;
  const kind = Object.hasOwn(kinds, action) ? kinds[action] : undefined;
  return [kind, inFrame && m.inFrame].filter(Boolean).join(' · ');
}

function storageNote({ action, value }: StorageRow, m: TimelineMessages): string {
  switch (action) {
    case 'set':
      return `= ${value ?? ''}`;
    case 'get':
      return value === null ? m.storageReadNothing : m.storageRead({ value });
    case 'remove':
      return m.details.removed;
    case 'clear':
      return '';
  }
}
