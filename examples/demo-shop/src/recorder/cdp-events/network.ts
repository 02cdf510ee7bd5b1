import type { CDPSession } from 'playwright';
import type { BrowserClock } from '../browser-clock.js';
import type { TimelineLog } from '../timeline-log.js';
import { describeBinary, isTextType } from './body-types.js';
import { ExchangeList } from './exchange-list.js';

const BUFFER_BYTES = 64 * 1024 * 1024;

export interface NetworkObserver {
  /** Puts what was seen into the log. Requests and answers go in late, because their full headers come in messages of their own. */
  finish: () => Promise<void>;
}

/**
 * Network domain: `network_request` and `network_response` events.
 *
 * Every hop of a redirect is a request of its own: the protocol keeps its request id, so the second hop's `correlation_id` is
 * `<request id>.1`, and so on. A request that ended without an answer (CORS, aborted, refused) gets a `network_response` with status 0
 * and an `error` text.
 */
export async function observeNetwork(
  session: CDPSession,
  log: TimelineLog,
  clock: BrowserClock,
): Promise<NetworkObserver> {
  const exchanges = new ExchangeList();
  const bodies: Promise<void>[] = [];

  async function readBody(requestId: string) {
    const exchange = exchanges.last(requestId);
    if (!exchange?.answer) return;
    const { answer } = exchange;
    if (!isTextType(answer.mimeType)) {
      answer.body = describeBinary(answer.mimeType, answer.sizeBytes);
      return;
    }
    const read = await session.send('Network.getResponseBody', { requestId }).catch(() => undefined);
    if (read) answer.body = read.base64Encoded ? Buffer.from(read.body, 'base64').toString('utf8') : read.body;
  }

  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, timestamp, wallTime, type, documentURL, redirectResponse }) => {
      if (!request.url.startsWith('http')) return;
      clock.learn({ timestamp, wallTime });
      if (redirectResponse) exchanges.answer(requestId, { ...redirectResponse, timestamp });
      exchanges.begin(requestId, {
        timestamp,
        pageUrl: documentURL,
        method: request.method,
        url: request.url + (request.urlFragment ?? ''),
        resourceType: (type ?? 'Other').toLowerCase(),
        headers: request.headers,
        body: request.postData,
      });
    },
  );
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) =>
    exchanges.sentHeaders(requestId, headers),
  );
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) =>
    exchanges.receivedHeaders(requestId, headers),
  );
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    exchanges.answer(requestId, { ...response, timestamp }),
  );
  session.on('Network.dataReceived', ({ requestId, dataLength }) => exchanges.addBytes(requestId, dataLength));
  session.on('Network.loadingFinished', ({ requestId }) => bodies.push(readBody(requestId)));
  session.on('Network.loadingFailed', ({ requestId, timestamp, errorText, corsErrorStatus }) => {
    const error = corsErrorStatus ? `${errorText} (CORS: ${corsErrorStatus.corsError})` : errorText;
    exchanges.fail(requestId, { timestamp, error });
  });

  await session.send('Network.enable', { maxTotalBufferSize: BUFFER_BYTES, maxResourceBufferSize: BUFFER_BYTES });
  return {
    finish: async () => {
      await Promise.all(bodies);
      for (const event of exchanges.events(clock)) log.add(event);
    },
  };
}
