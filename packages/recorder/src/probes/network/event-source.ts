import type { Probe } from '../probe.js';
import { cutText, MESSAGE_MAX_CHARS } from './body-text.js';
import { type Exchange, startExchange } from './exchange.js';
import type { HeaderMap } from './headers.js';
import { STREAM_MESSAGES_MAX } from './stream-record.js';
import { tryRead } from './try-read.js';

interface Stream {
  exchange: Exchange;
  /** Names of observed events. */
  types: Set<string>;
  messagesCount: number;
}

/** Records `EventSource`: messages, and named events once the page listens for them. */
export const observeEventSource: Probe = (context) => {
  const { attempt, isOwnRequest, now, patches, primordials, window } = context;
  const { listen } = primordials;
  if (!('EventSource' in window)) return () => undefined;
  const streams = new WeakMap<object, Stream>();

  function record(stream: Stream, { type, data, lastEventId }: MessageEvent<unknown>) {
    if (stream.messagesCount >= STREAM_MESSAGES_MAX) return;
    stream.messagesCount += 1;
    const text = cutText(
      tryRead(() => String(data), ''),
      MESSAGE_MAX_CHARS,
      primordials,
    );
    stream.exchange.message({ event: type, data: text, ...(lastEventId && { last_event_id: lastEventId }) });
  }

  function listenOn(source: EventSource, type: string) {
    const stream = streams.get(source);
    // `open` and `error` are connection states, unless they carry the data of a message with that name.
    if (!stream || stream.types.has(type) || type === 'open') return;
    stream.types.add(type);
    listen(source, type, (event: MessageEvent<unknown>) =>
      attempt(() => {
        if ('data' in event) record(stream, event);
      }),
    );
  }

  patches.constructor(window, 'EventSource', (instance) =>
    attempt(() => {
      const source = instance as EventSource;
      const url = tryRead(() => source.url, '');
      if (isOwnRequest(url)) return;
      const headers = Object.create(null) as HeaderMap;
      headers['accept'] = 'text/event-stream';
      const body = { text: undefined };
      const exchange = startExchange(context, {
        method: 'GET',
        url,
        resourceType: 'eventsource',
        headers,
        body,
      });
      streams.set(source, { exchange, types: new Set(), messagesCount: 0 });
      listenOn(source, 'message');
      listen(source, 'open', () =>
        attempt(() =>
          exchange.recordResponse({
            at: now(),
            status: 200,
            url,
            headers: { 'content-type': 'text/event-stream' },
          }),
        ),
      );
      listen(source, 'error', () =>
        attempt(() => {
          if (source.readyState === source.CLOSED) exchange.fail('The event stream could not be opened');
        }),
      );
    }),
  );

  patches.inherited(window.EventSource.prototype, 'addEventListener', (self, args) =>
    attempt(() => {
      if (typeof args[0] === 'string') listenOn(self as EventSource, args[0]);
    }),
  );
  return () => undefined;
};
