import type { Middleware } from 'openapi-fetch';
import type { Session } from './session.js';
import { untilAborted } from './until-aborted.js';

/** Adds the bearer token to one call. */
export function bearer(session: Session, signal: AbortSignal): Middleware {
  return {
    onRequest: async ({ request }) => authorize(request, await untilAborted(session.token(), signal)),
  };
}

/** The same, and after a 401 renews the token and repeats the request once, body included (spec §4). */
export function bearerWithRepeat(session: Session, signal: AbortSignal): Middleware {
  let token: string | null;
  let endingsThen: number;
  let spare: Request;
  return {
    async onRequest({ request }) {
      token = await untilAborted(session.token(), signal);
      endingsThen = session.endings();
      // Cloned before it is sent: a body can be read only once.
      spare = request.clone();
      authorize(request, token);
    },
    async onResponse({ response, options }) {
      if (response.status !== 401) return void session.accepted(token);
      const fresh = await untilAborted(session.renew(token, endingsThen), signal);
      if (fresh === null) return undefined;
      await response.body?.cancel();
      authorize(spare, fresh);
      const second = await options.fetch(spare);
      if (second.status === 401) session.lose(fresh);
      else session.accepted(fresh);
      return second;
    },
  };
}

function authorize(request: Request, token: string | null): void {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
}
