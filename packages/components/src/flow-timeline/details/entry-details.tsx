import type { TimelineEntry } from '@flowlens/timeline';
import { Link as LinkIcon } from 'lucide';
import { memo } from 'react';
import { entryText } from '../row/entry-text.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { CopyButton } from './body/copy-button.js';
import { DomActionDetails } from './kinds/dom-action-details.js';
import { JumpLinks, type RelatedEntries } from './parts/jump-links.js';
import { CspViolationDetails } from './kinds/csp-violation-details.js';
import { RecorderGapDetails } from './kinds/recorder-gap-details.js';
import { RecorderMarkDetails } from './kinds/recorder-mark-details.js';
import { ResourceErrorDetails } from './kinds/resource-error-details.js';
import { SseMessageDetails } from './kinds/sse-message-details.js';
import { MessageDetails } from './kinds/message-details.js';
import { NavigationDetails } from './kinds/navigation-details.js';
import { NetworkDetails } from './network/network-details.js';
import { RequestActions } from './network/request-actions.js';
import { StorageDetails } from './kinds/storage-details.js';
import { TimingSection } from './network/timing-section.js';
import { UnknownDetails } from './kinds/unknown-details.js';
import { WebSocketDetails } from './websocket/websocket-details.js';

export interface EntryDetailsProps {
  entry: TimelineEntry;
  related?: RelatedEntries & PreviousValue;
  /** Runs when the reader wants to see another entry. */
  onShowEntry?: (entryId: string) => void;
  /** Returns the URL that opens the flow at an event. */
  eventUrl?: ((entryId: string) => string) | undefined;
}

interface PreviousValue {
  /** Stored value before the write: null for none, undefined if unknown. */
  previousValue?: string | null | undefined;
}

/** Everything that was recorded about an entry. Memoized, because its row renders again whenever it moves. */
export const EntryDetails = memo(function EntryDetails(props: EntryDetailsProps) {
  const { entry, related, onShowEntry, eventUrl } = props;
  const m = useTimelineTexts();
  const summary = entryText(entry, m) || m.entryKinds[entry.kind];
  return (
    <div className="fl-timeline-details" role="group" aria-label={m.details.label({ summary })}>
      <div className="fl-timeline-actions">
        <JumpLinks related={related} onShowEntry={onShowEntry} />
        {entry.kind === 'network' && <RequestActions entry={entry} />}
        {eventUrl && <CopyButton label={m.details.copyEventLink} text={() => eventUrl(entry.id)} icon={LinkIcon} />}
      </div>
      <DetailsOfKind entry={entry} previousValue={related?.previousValue} />
      <TimingSection entry={entry} />
    </div>
  );
});

function DetailsOfKind({ entry, previousValue }: { entry: TimelineEntry } & PreviousValue) {
  switch (entry.kind) {
    case 'network':
      return <NetworkDetails entry={entry} />;
    case 'websocket':
      return <WebSocketDetails entry={entry} />;
    case 'dom_action':
      return <DomActionDetails entry={entry} />;
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return <MessageDetails entry={entry} />;
    case 'resource_error':
      return <ResourceErrorDetails entry={entry} />;
    case 'csp_violation':
      return <CspViolationDetails entry={entry} />;
    case 'sse_message':
      return <SseMessageDetails entry={entry} />;
    case 'local_storage':
    case 'session_storage':
      return <StorageDetails entry={entry} previousValue={previousValue} />;
    case 'navigation':
      return <NavigationDetails entry={entry} />;
    case 'recorder_gap':
      return <RecorderGapDetails entry={entry} />;
    case 'recorder_mark':
      return <RecorderMarkDetails entry={entry} />;
    case 'unknown':
      return <UnknownDetails entry={entry} />;
  }
}
