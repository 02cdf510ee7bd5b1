import type { PlainRequest, SendRequest } from '../transport/send-request.js';
import { createTokenHolder } from './token-holder.js';
import type { Session } from './session.js';
import { untilAborted } from './until-aborted.js';

/** Sends the requests of one call with the bearer token. */
export function sendWithToken(session: Session, signal: AbortSignal, send: SendRequest): SendRequest {
  return async (request) => {
    const held = createTokenHolder();
    await untilAborted(session.read(held), signal);
    return send(request, held.token);
  };
}

/** Sends a request with the bearer token. After a 401, renews the token and repeats the request once with its body. */
export function sendWithRepeat(session: Session, signal: AbortSignal, send: SendRequest): SendRequest {
  return async (request: PlainRequest) => {
    const held = createTokenHolder();
    await untilAborted(session.read(held), signal);
    const endingsThen = session.endings();
    const first = await send(request, held.token);
    if (first.status !== 401) {
      session.accepted(held.token);
      return first;
    }
    await untilAborted(session.renew(held, endingsThen), signal);
    if (held.token === null) return first;
    await first.body?.cancel();
    const second = await send(request, held.token);
    if (second.status === 401) session.lose(held.token);
    else session.accepted(held.token);
    return second;
  };
}
