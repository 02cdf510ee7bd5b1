import { headerRows, type WebSocketEntry, websocketFrames } from '@flowlens/core';
import { useMemo } from 'react';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { HeaderSection } from './header-section.js';
import { RecordedLink } from './recorded-link.js';
import { WebSocketFrameList } from './websocket-frame-list.js';

/** A websocket connection: its state, its handshake, and what was said in both directions. */
export function WebSocketDetails({ entry }: { entry: WebSocketEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const frames = useMemo(() => websocketFrames(entry), [entry]);
  const handshakes = entry.events.flatMap((event) => event.websocket_handshake_data ?? []);
  const closing = entry.events.find((event) => event.type === 'websocket_closed');
  const page = entry.events[0]?.page_url;

  return (
    <>
      <FactList
        facts={[
          [d.url, <RecordedLink key="url" url={entry.url} />],
          [d.status, m.websocketStates[entry.state]],
          [d.closeReason, closing?.websocket_closed_data?.reason],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <HeaderSection title={d.handshakeHeaders} rows={handshakes.flatMap(({ headers }) => headerRows(headers))} />
      <WebSocketFrameList frames={frames} />
    </>
  );
}
