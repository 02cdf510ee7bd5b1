import { SharedFlowView } from '@flowlens/components';
import { linkAtTime, sharedFlowPath } from '@flowlens/core/links';
import { createPlayerStore } from '@flowlens/hooks';
import { useState } from 'react';
import { EmbedHeader } from './embed-header.js';
import type { Host } from './host/connect-host.js';
import { useHost } from './host/use-host.js';
import type { EmbedOptions } from './embed-options.js';

export interface EmbeddedFlowProps {
  options: EmbedOptions;
  host: Host;
}

/** The flow, which the viewer and the page around the iframe can control. */
export function EmbeddedFlow({ options: { token, view, startMs }, host }: EmbeddedFlowProps) {
  const [store] = useState(createPlayerStore);
  useHost(host, { token, store });
  const reportOpened = ({ timeMs, ...event }: { event_id: string; kind: string; timeMs: number }) =>
    host.send({ type: 'event-opened', ...event, time_ms: Math.round(timeMs) });
  const url = `${window.location.origin}${sharedFlowPath(token)}`;

  return (
    <SharedFlowView
      token={token}
      store={store}
      layout={view === 'player' ? 'player' : 'wide'}
      hide={['promo']}
      startAtMs={startMs ?? undefined}
      momentUrl={(momentMs) => linkAtTime(url, momentMs)}
      eventUrl={(entryId) => `${url}?event=${entryId}`}
      onEventOpen={({ id, kind, timeMs }) => reportOpened({ event_id: id, kind, timeMs })}
      onMarkerSelect={(item) => {
        if (item.kind !== 'comment') reportOpened({ event_id: item.entryId, kind: item.kind, timeMs: item.timeMs });
      }}
      renderHeader={(flow) => <EmbedHeader title={flow?.title} url={url} />}
    />
  );
}
