import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { apiError } from './api-error.js';
import type { FlowLensClientOptions, Timeouts } from '../client-options.js';
import { FlowLensError, FlowLensNetworkError, FlowLensParseError, FlowLensTimeoutError } from '../errors.js';
import type { operations, paths } from '../generated/schema.js';
import { hintAtRefusal, hintAtUnreachable, hintAtUnsent } from '../host-hints/host-hints.js';
import { missingPart } from '../host-hints/missing-part.js';
import { addressOf, createSendRequest, PlainRequest, type SendRequest } from './send-request.js';
import { withRefreshLock } from '../session/refresh-lock.js';
import { createSession, type Session } from '../session/session.js';
import { sendWithRepeat, sendWithToken } from '../session/send-with-token.js';
import { tokenOf } from '../session/token-of.js';
import { hostRule } from './tunnel-host.js';

/** The id of an operation in `openapi.yaml`. */
type OperationId = keyof operations;

interface Limits {
  signal?: AbortSignal | undefined;
  /** @default 'default' */
  timeout?: keyof Timeouts;
}

interface CallOptions extends Limits {
  /**
   * `session`: sends the token, refreshes it and repeats once. `bearer`: sends the token only. `anonymous`: sends no token.
   * @default 'session'
   */
  auth?: 'session' | 'bearer' | 'anonymous';
}

/** One request of `openapi-fetch`, whose method, path, parameters and response are typed by the contract. */
type Work<Data> = (api: Client<paths>) => Promise<{ data?: Data; error?: unknown; response: Response }>;

interface Answer<Data> {
  /** Undefined if the response has no body. */
  data: Data | undefined;
  response: Response;
}

/** Runs operations of the contract. Each function rejects with a `FlowLensError`, or the caller's own abort reason. */
export interface Transport {
  session: Session;
  timeouts: Timeouts;
  credentials: 'include' | 'omit';
  /** Runs work with the time limit of a call: its signal aborts afterwards. */
  bounded: <Value>(
    operation: OperationId,
    limits: Limits,
    work: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
  /** Runs an operation and returns its data. A response without data is a `FlowLensParseError`. */
  call: <Data>(operation: OperationId, options: CallOptions, work: Work<Data>) => Promise<NonNullable<Data>>;
  /** Runs an operation whose response has no body. */
  run: (operation: OperationId, options: CallOptions, work: Work<unknown>) => Promise<void>;
  /** Runs an operation whose response headers matter. */
  send: <Data>(operation: OperationId, options: CallOptions, work: Work<Data>) => Promise<Answer<Data>>;
}

export function createTransport({
  baseUrl = '',
  timeouts: limits = {},
  fetch,
  ...hooks
}: FlowLensClientOptions): Transport {
  const timeouts = { default: limits.default ?? 240_000, short: limits.short ?? 3_000 };
  const credentials = hooks.credentials ?? 'include';
  const host = hostRule(baseUrl, credentials);
  const address = addressOf(baseUrl);
  const sendRequest = hintingAt(baseUrl, createSendRequest(address, fetch));
  const session = createSession(hooks, {
    requestToken: async () =>
      tokenOf(
        'refreshSession',
        await call('refreshSession', { auth: 'bearer' }, ({ POST }) => POST('/auth/google/refresh', COOKIE_CALL)),
      ),
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

  /** Rejects a call that lacks an id, instead of asking the server for a flow named "{flow_id}". */
  function refuseWithoutAddress(operation: OperationId, { url }: PlainRequest) {
    const missing = missingPart(url.slice(address.length));
    if (missing === undefined) return;
    const message = `${operation} was not sent: ${missing} is missing`;
    hintAtUnsent(message);
    throw new FlowLensError(operation, message);
  }

  function senderFor(auth: CallOptions['auth'] = 'session', signal: AbortSignal): SendRequest {
    if (auth === 'session') return sendWithRepeat(session, signal, sendRequest);
    return auth === 'bearer' ? sendWithToken(session, signal, sendRequest) : sendRequest;
  }

  /** Functions of the contract for one call, with its signal and token. */
  const apiFor = (operation: OperationId, auth: CallOptions['auth'], signal: AbortSignal) => {
    const sender = senderFor(auth, signal);
    // `openapi-fetch` passes a `PlainRequest` on.
    const fetch = async (request: PlainRequest) => {
      refuseWithoutAddress(operation, request);
      return sender(request);
    };
    const plain = { Request: PlainRequest, fetch };
    return createFetchClient<paths>({
      ...(plain as unknown as Pick<ClientOptions, 'Request' | 'fetch'>),
      baseUrl: address,
      credentials: host.credentials,
      headers: { Accept: 'application/json', ...host.headers },
      signal,
    });
  };

  const send: Transport['send'] = (operation, options, work) =>
    bounded(operation, options, async (signal) => {
      const { data, error, response } = await work(apiFor(operation, options.auth, signal));
      if (!response.ok) {
        hintAtRefusal(response.status, baseUrl);
        throw apiError(operation, response, error);
      }
      return { data, response };
    });

  const call: Transport['call'] = async (operation, options, work) => {
    const { data } = await send(operation, options, work);
    if (data == null) throw new FlowLensParseError(operation, 'No body');
    return data;
  };

  const run: Transport['run'] = async (operation, options, work) => void (await send(operation, options, work));

  return { session, timeouts, credentials, bounded, call, run, send };
}

/** Header for calls that authenticate by cookie. The server requires it or `Origin`, which some clients do not send. */
export const COOKIE_CALL = { params: { header: { 'X-Requested-With': 'flowlens' } } } as const;

/** Warns the developer if a request has no readable response. Other work of a call, such as `getAccessToken`, may fail alike. */
function hintingAt(baseUrl: string, send: SendRequest): SendRequest {
  return async (request, token) => {
    try {
      return await send(request, token);
    } catch (error) {
      if ((error as Error | null)?.name === 'TypeError') hintAtUnreachable(baseUrl);
      throw error;
    }
  };
}

/** The fetch standard identifies failures by name only: bad JSON is a SyntaxError, a failed transfer a TypeError. */
function asFlowLensError(operation: OperationId, error: unknown, baseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'SyntaxError') return new FlowLensParseError(operation, error);
  const transferFailed = error.name === 'TypeError' || error.name === 'AbortError';
  if (!transferFailed) return error;
  const nowhere = isWebAddress(baseUrl) ? undefined : `was not sent: baseUrl "${baseUrl}" is not a web address`;
  return new FlowLensNetworkError(operation, error, nowhere);
}

/** Returns whether the address uses http or https, if needed relative to the page. */
function isWebAddress(baseUrl: string): boolean {
  const page = globalThis.location?.href;
  return URL.canParse(baseUrl, page) && new URL(baseUrl, page).protocol.startsWith('http');
}
