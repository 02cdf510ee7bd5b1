import createFetchClient, { type Client } from 'openapi-fetch';
import { apiError } from './api-error.js';
import type { FlowLensClientOptions, Timeouts } from './client-options.js';
import { FlowLensError, FlowLensNetworkError, FlowLensParseError, FlowLensTimeoutError } from './errors.js';
import type { operations, paths } from './generated/schema.js';
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

/** An alias, because an interface does not fit openapi-fetch's open-ended options. */
type CallInit = { signal: AbortSignal; fetch: (request: Request) => Promise<Response> };

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

type Run<Data> = (init: CallInit) => Promise<Outcome<Data>>;
type OperationId = keyof operations;

interface Answer<Data> {
  data: Data;
  response: Response;
}

/** What resources are made of: the typed paths, and one way to call them. */
export interface Transport {
  api: Client<paths>;
  session: Session;
  timeouts: Timeouts;
  /** Gives work the time of a call: its signal aborts after that. Throws as `call` does. */
  bounded: <Value>(
    operation: OperationId,
    limits: Limits,
    work: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
  /** Runs one operation and gives its data. Throws a `FlowLensError`, or the caller's own abort reason. */
  call: <Data>(operation: OperationId, run: Run<Data>, options?: CallOptions) => Promise<Data>;
  /** The same for operations whose headers matter. */
  send: <Data>(operation: OperationId, run: Run<Data>, options?: CallOptions) => Promise<Answer<Data>>;
}

export function createTransport({ baseUrl = '', timeouts: limits, ...hooks }: FlowLensClientOptions): Transport {
  const timeouts = { default: 240_000, short: 3_000, ...limits };
  const { credentials, headers } = hostRule(baseUrl);
  const api = createFetchClient<paths>({ baseUrl, credentials, headers: { Accept: 'application/json', ...headers } });
  const session = createSession(hooks, {
    requestToken,
    exclusively: (work) => withRefreshLock(`flowlens refresh ${baseUrl}`, work),
  });

  async function requestToken() {
    const run: Run<{ token: string }> = (init) => api.POST('/auth/google/refresh', { ...COOKIE_CALL, ...init });
    return tokenOf('refreshSession', await call('refreshSession', run, { auth: 'bearer' }));
  }

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

  function send<Data>(operation: OperationId, run: Run<Data>, options: CallOptions = {}): Promise<Answer<Data>> {
    const { auth = 'session', bodiless = false } = options;
    return bounded(operation, options, async (signal) => {
      const token = auth === 'anonymous' ? null : await untilAborted(session.token(), signal);
      const fetch = (request: Request) =>
        auth === 'session' ? dispatchWithRepeat(session, request, token) : dispatch(request, token);
      const { data, error, response } = await run({ signal, fetch });
      if (!response.ok) throw apiError(operation, response, error);
      if ((data ?? null) === null && !bodiless) throw new FlowLensParseError(operation, 'No body');
      return { data: data as Data, response };
    });
  }

  async function call<Data>(operation: OperationId, run: Run<Data>, options?: CallOptions) {
    return (await send(operation, run, options)).data;
  }

  return { api, session, timeouts, bounded, call, send };
}

/** Stands for the Origin header where a client sends none; the server wants either on calls that use the cookie. */
export const COOKIE_CALL = { params: { header: { 'X-Requested-With': 'flowlens' } } };

/** `globalThis.fetch` is looked up at every call, so that whatever replaces it later is used. */
function dispatch(request: Request, token: string | null): Promise<Response> {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return globalThis.fetch(request);
}

/** After a 401 the token is renewed and the request repeated once, body included (spec §4). */
async function dispatchWithRepeat(session: Session, request: Request, token: string | null): Promise<Response> {
  const repeat = request.clone();
  const endingsThen = session.endings();
  const response = await dispatch(request, token);
  if (response.status !== 401) {
    session.accepted(token);
    return response;
  }
  const fresh = await untilAborted(session.renew(token, endingsThen), request.signal);
  if (fresh === null) return response;
  await response.body?.cancel();
  const second = await dispatch(repeat, fresh);
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
