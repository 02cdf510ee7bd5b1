import type { PlainRequest, SendRequest } from '../transport/send-request.js';
import { createTokenHolder } from './token-holder.js';
import type { Session } from './session.js';
import { untilAborted } from './until-aborted.js';

/** Sends the requests of one call with the bearer token. */
export function sendWithToken(session: Session, signal: AbortSignal, send: SendRequest): SendRequest {
  return async (request) => {
    const holder = createTokenHolder();
    await untilAborted(session.read(holder), signal);
    return send(request, holder.token);
  };
}

/** Sends a request with the bearer token. After a 401, renews the token and repeats the request once with its body. */
export function sendWithRepeat(session: Session, signal: AbortSignal, send: SendRequest): SendRequest {
  return async (request: PlainRequest) => {
    const holder = createTokenHolder();
    await untilAborted(session.read(holder), signal);
    const endingsBefore = session.endings();
    const first = await send(request, holder.token);
    if (first.status !== 401) {
      session.accepted(holder.token);
      return first;
    }
    await untilAborted(session.renew(holder, endingsBefore), signal);
    if (holder.token === null) return first;
    await first.body?.cancel();
    const second = await send(request, holder.token);
    if (second.status === 401) session.lose(holder.token);
    else session.accepted(holder.token);
    return second;
  };
}
