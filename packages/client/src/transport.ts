import { apiError } from './api-error.js';
import type { FlowLensClientOptions, Timeouts } from './client-options.js';
import { FlowLensError, FlowLensNetworkError, FlowLensParseError, FlowLensTimeoutError } from './errors.js';
import { makeRequest } from './make-request.js';
import type { AnyInput, Input, OperationId, Output } from './operation.js';
import { withRefreshLock } from './refresh-lock.js';
import { createSession, type Session } from './session.js';
import { tokenOf } from './token-of.js';
import { hostRule } from './tunnel-host.js';
import { untilAborted } from './until-aborted.js';

interface Limits {
  signal?: AbortSignal | undefined;
  /** @default 'default' */
  timeout?: keyof Timeouts;
}

interface CallOptions extends Limits {
  /** `session`: bearer, refresh and one repeat. `bearer`: never a refresh. `anonymous`: no token at all. @default 'session' */
  auth?: 'session' | 'bearer' | 'anonymous';
  /** The good answer has no body, or nobody reads it: all there is to know is in status and headers. @default false */
  bodiless?: boolean;
}

interface Answer<Data> {
  data: Data;
  response: Response;
}

/** What resources are made of: one way to run the operations of the contract. */
export interface Transport {
  session: Session;
  timeouts: Timeouts;
  /** Gives work the time of a call: its signal aborts after that. Throws as `call` does. */
  bounded: <Value>(
    operation: OperationId,
    limits: Limits,
    work: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
  /** Runs one operation and gives its data. Throws a `FlowLensError`, or the caller's own abort reason. */
  call: <Id extends OperationId>(operation: Id, options: Input<Id> & CallOptions) => Promise<Output<Id>>;
  /** The same for operations whose headers matter. */
  send: <Id extends OperationId>(operation: Id, options: Input<Id> & CallOptions) => Promise<Answer<Output<Id>>>;
}

export function createTransport({ baseUrl = '', timeouts: limits = {}, ...hooks }: FlowLensClientOptions): Transport {
  const timeouts = { default: limits.default ?? 240_000, short: limits.short ?? 3_000 };
  const host = hostRule(baseUrl, 'include');
  const session = createSession(hooks, {
    requestToken: async () => tokenOf('refreshSession', await call('refreshSession', COOKIE_CALL)),
    exclusively: (work) => withRefreshLock(`flowlens refresh ${baseUrl}`, work),
  });

  const bounded: Transport['bounded'] = async (operation, { signal: caller, timeout = 'default' }, work) => {
    const deadline = AbortSignal.timeout(timeouts[timeout]);
    try {
      return await work(caller ? AbortSignal.any([caller, deadline]) : deadline);
    } catch (error) {
      if (error instanceof FlowLensError) throw error;
      if (caller?.aborted) throw caller.reason;
      if (deadline.aborted) throw new FlowLensTimeoutError(operation, timeouts[timeout], error);
      throw asFlowLensError(operation, error, baseUrl);
    }
  };

  const send = ((operation: OperationId, options: AnyInput & CallOptions) => {
    const { auth = 'session', bodiless } = options;
    return bounded(operation, options, async (signal) => {
      const token = auth === 'anonymous' ? null : await untilAborted(session.token(), signal);
      const dispatch = (bearer: string | null) => {
        const request = makeRequest(operation, options, { baseUrl, ...host, signal });
        if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`);
        // Looked up at every call, so that whatever replaces it later is used.
        return globalThis.fetch(request);
      };
      const response = await (auth === 'session' ? sendAndRepeat(session, dispatch, token, signal) : dispatch(token));
      const text = await response.text();
      if (!response.ok) throw apiError(operation, response, text);
      const data: unknown = text === '' ? undefined : JSON.parse(text);
      if (data == null && !bodiless) throw new FlowLensParseError(operation, 'No body');
      return { data, response };
    });
  }) as Transport['send'];

  const call: Transport['call'] = async (operation, options) => (await send(operation, options)).data;

  return { session, timeouts, bounded, call, send };
}

/** Such a call works by the cookie. The header stands for Origin where a client sends none; the server wants either. */
export const COOKIE_CALL = { header: { 'X-Requested-With': 'flowlens' }, auth: 'bearer' } as const;

/** After a 401 the token is renewed and the request repeated once, body included (spec §4). */
async function sendAndRepeat(
  session: Session,
  dispatch: (bearer: string | null) => Promise<Response>,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const endingsThen = session.endings();
  const response = await dispatch(token);
  if (response.status !== 401) {
    session.accepted(token);
    return response;
  }
  const fresh = await untilAborted(session.renew(token, endingsThen), signal);
  if (fresh === null) return response;
  await response.body?.cancel();
  const second = await dispatch(fresh);
  if (second.status === 401) session.lose(fresh);
  else session.accepted(fresh);
  return second;
}

/** The fetch standard knows failures by name only: bad JSON is a SyntaxError, a failed transfer a TypeError. */
function asFlowLensError(operation: OperationId, error: unknown, baseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'SyntaxError') return new FlowLensParseError(operation, error);
  const transferFailed = error.name === 'TypeError' || error.name === 'AbortError';
  if (!transferFailed) return error;
  const nowhere = isWebAddress(baseUrl) ? undefined : `was not sent: baseUrl "${baseUrl}" is no web address`;
  return new FlowLensNetworkError(operation, error, nowhere);
}

/** Alone, or seen from the page. */
function isWebAddress(baseUrl: string): boolean {
  const page = globalThis.location?.href;
  return URL.canParse(baseUrl, page) && new URL(baseUrl, page).protocol.startsWith('http');
}
