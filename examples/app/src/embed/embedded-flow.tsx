import { SharedFlowView } from '@flowlens/components';
import { linkAtTime, sharedFlowPath } from '@flowlens/core/links';
import { createPlayerStore } from '@flowlens/hooks';
import { useState } from 'react';
import { EmbedHeader } from './embed-header.js';
import type { Host } from './host/connect-host.js';
import { useHost } from './host/use-host.js';
import type { EmbedOptions } from './options.js';

export interface EmbeddedFlowProps {
  options: EmbedOptions;
  host: Host;
}

/** The flow, controlled by the viewer and by the page around the iframe. */
export function EmbeddedFlow({ options: { token, view, startMs }, host }: EmbeddedFlowProps) {
  const [store] = useState(createPlayerStore);
  useHost(host, { token, store });
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
      onEventOpen={({ id, kind, timeMs }) =>
        host.send({ type: 'event-opened', event_id: id, kind, time_ms: Math.round(timeMs) })
      }
      onMarkerSelect={(item) => {
        if (item.kind !== 'comment')
          host.send({
            type: 'event-opened',
            event_id: item.entryId,
            kind: item.kind,
            time_ms: Math.round(item.timeMs),
          });
      }}
      renderHeader={(flow) => <EmbedHeader title={flow?.title} url={url} />}
    />
  );
}
