import type { TimelineEntry } from '@flowlens/core';
import { entryText } from '../entry-text.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { DomActionDetails } from './dom-action-details.js';
import { MessageDetails } from './message-details.js';
import { NavigationDetails } from './navigation-details.js';
import { NetworkDetails } from './network-details.js';
import { StorageDetails } from './storage-details.js';
import { UnknownDetails } from './unknown-details.js';
import { WebSocketDetails } from './websocket-details.js';

/** Everything that was recorded about an entry. */
export function EntryDetails({ entry }: { entry: TimelineEntry }) {
  const m = useTimelineTexts();
  const summary = entryText(entry, m) || m.entryKinds[entry.kind];
  return (
    <div className="fl-timeline-details" role="group" aria-label={m.details.label({ summary })}>
      <DetailsOfKind entry={entry} />
    </div>
  );
}

function DetailsOfKind({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'network':
      return <NetworkDetails entry={entry} />;
    case 'websocket':
      return <WebSocketDetails entry={entry} />;
    case 'dom_action':
      return <DomActionDetails entry={entry} />;
    case 'console_error':
    case 'console_warn':
    case 'javascript_error':
      return <MessageDetails entry={entry} />;
    case 'local_storage':
    case 'session_storage':
      return <StorageDetails entry={entry} />;
    case 'navigation':
      return <NavigationDetails entry={entry} />;
    case 'unknown':
      return <UnknownDetails entry={entry} />;
  }
}
