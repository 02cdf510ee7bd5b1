import type { DomActionType } from '../../../recorded/event-types.js';
import type { KindFilterName } from '../../../recorded/kind-filters.js';
import type { EntryKind } from '../../../recorded/entry-kinds.js';
import { timelineDetails } from './timeline-details.js';

type ShortlyNamed = Exclude<KindFilterName, EntryKind> | 'console_info' | 'console_log' | 'console_debug';

/** Names of the filters: plural names of the kinds of rows. */
const kinds: Record<EntryKind, string> = {
  network: 'Network',
  websocket: 'WebSocket',
  dom_action: 'Actions',
  console_error: 'Console errors',
  console_warn: 'Warnings',
  console_log: 'Console logs',
  console_info: 'Console infos',
  console_debug: 'Console debug messages',
  javascript_error: 'Script errors',
  resource_error: 'Resource errors',
  csp_violation: 'Policy violations',
  sse_message: 'Server-sent events',
  local_storage: 'Local storage',
  session_storage: 'Session storage',
  navigation: 'Navigation',
  recorder_gap: 'Recording gaps',
  recorder_mark: 'Marked moments',
  unknown: 'Other',
};

/** Short names of filters. Any other filter has the name of its kind. */
const filters: Record<ShortlyNamed, string> = {
  fetch: 'Fetch/XHR',
  document: 'Documents',
  asset: 'Assets',
  console_info: 'Info',
  console_log: 'Logs',
  console_debug: 'Debug',
  page: 'Page errors',
};

/** Names of the kinds of rows. */
const entryKinds: Record<EntryKind, string> = {
  network: 'Network request',
  websocket: 'WebSocket connection',
  dom_action: 'Action',
  console_error: 'Console error',
  console_warn: 'Console warning',
  console_log: 'Console log',
  console_info: 'Console info',
  console_debug: 'Console debug message',
  javascript_error: 'Script error',
  resource_error: 'Resource error',
  csp_violation: 'Policy violation',
  sse_message: 'Server-sent event',
  local_storage: 'Local storage',
  session_storage: 'Session storage',
  navigation: 'Navigation',
  recorder_gap: 'Recording gap',
  recorder_mark: 'Marked moment',
  unknown: 'Event',
};

/** Descriptions of user actions: `target` names the element, `value` is its content afterwards, both as recorded. */
const actions = {
  click: ({ target }: { target: string; value: string }) => `Clicked ${target}`,
  input: ({ target, value }: { target: string; value: string }) =>
    value ? `Entered “${value}” in ${target}` : `Changed ${target}`,
  keydown_session: ({ target, value }: { target: string; value: string }) =>
    value ? `Typed “${value}” in ${target}` : `Typed in ${target}`,
  scroll: ({ target }: { target: string; value: string }) =>
    target === 'html' || target === 'body' ? 'Scrolled the page' : `Scrolled ${target}`,
  submit: ({ target }: { target: string; value: string }) => `Submitted ${target}`,
} satisfies Record<DomActionType, unknown>;

export const timeline = {
  label: 'Timeline',
  feedLabel: 'Recorded events',
  kinds,
  filters,
  entryKinds,
  actions,

  loading: 'Loading timeline...',
  failed: 'Failed to load timeline data',
  emptyTitle: 'No events in this recording',
  emptyHint: 'Clicks, network calls and console messages show up here when a flow has them.',
  noMatchTitle: 'No events match your filters',
  noMatchHint: 'Try another word or show more kinds of events.',

  filtersLabel: 'Filter events',
  search: 'Search events',
  clearFilters: 'Clear filters',
  errors: 'Errors',
  redirects: '3xx',
  kindsLabel: 'Kinds of events',
  showWaterfall: 'Show waterfall',
  showAssets: 'Show assets one by one',
  /** `number` is `count` in the reader's number format. */
  foldedAssets: ({ count, number }: { count: number; number: string }) =>
    `${number} ${count === 1 ? 'asset' : 'assets'}`,
  unfoldAssets: 'Show',
  searching: 'Searching...',
  showClockTimes: 'Show times of day',
  exportHar: 'Export HAR',
  resultCount: ({ shown, total }: { shown: string; total: string }) => `${shown} of ${total} events`,
  /** `total` is `count` in the reader's number format. */
  totalCount: ({ count, total }: { count: number; total: string }) => `${total} ${count === 1 ? 'event' : 'events'}`,

  follow: 'Follow video',
  seekTo: ({ time }: { time: string }) => `Go to ${time}`,
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  loadingDetails: 'Loading details...',
  rowLabel: ({ time, kind, summary, state }: { time: string; kind: string; summary: string; state: string }) =>
    [time, kind, summary, state].filter(Boolean).join(', '),
  /** Number of equal errors, in the reader's number format. */
  repeats: ({ number }: { number: string }) => `${number}×`,
  repeatedTimes: ({ count }: { count: number }) => `${count} times`,
  pending: 'Pending',
  requestFailed: 'Failed',
  websocketStates: { open: 'Open', closed: 'Closed', unknown: 'Unknown state' },
  navigationKinds: { history_change: 'History change', hash_change: 'Hash change' },
  inFrame: 'In a frame',
  storageRead: ({ value }: { value: string }) => `Read: ${value}`,
  storageReadNothing: 'Read: nothing',
  storageCleared: 'Cleared',
  blocked: 'Blocked',
  reportedOnly: 'Reported only',
  /** `length` is the duration of the gap; empty if unknown. */
  gap: ({ length }: { length: string }) => (length ? `Events missing for ${length}` : 'Events missing'),
  frameCounts: ({ sent, received }: { sent: string; received: string }) => `${sent} sent, ${received} received`,

  details: timelineDetails,
};
