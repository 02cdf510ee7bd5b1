import { type WebSocketEntry, websocketFrames } from '@flowlens/timeline';
import { useMemo } from 'react';
import { statusText } from '../../row/entry-state-text.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { HeaderSection } from '../network/header-section.js';
import { QuerySection } from '../network/query-section.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { WebSocketFrameList } from './websocket-frame-list.js';

/** A websocket connection: its state, its handshake, and its messages in both directions. */
export function WebSocketDetails({ entry }: { entry: WebSocketEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const frames = useMemo(() => websocketFrames(entry), [entry]);
  const eventOf = (type: string) => entry.events.find((event) => event.type === type);
  const response = eventOf('websocket_handshake_response')?.websocket_handshake_data;
  const page = entry.events[0]?.page_url;

  return (
    <>
      <FactList
        facts={[
          [d.url, entry.url && <RecordedLink url={entry.url} />],
          [d.status, statusText(entry, m)],
          [d.handshakeStatus, response?.status],
          [d.closeReason, eventOf('websocket_closed')?.websocket_closed_data?.reason],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <QuerySection url={entry.url} pageUrl={page} />
      <HeaderSection
        title={d.handshakeRequest}
        headers={eventOf('websocket_handshake_request')?.websocket_handshake_data?.headers}
      />
      <HeaderSection title={d.handshakeResponse} headers={response?.headers} />
      <WebSocketFrameList frames={frames} />
    </>
  );
}
