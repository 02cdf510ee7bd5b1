import type { z } from 'zod';
import type { JiraConfig } from '../../../platform/config/config.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { JiraFailure, noResponse, invalidResponse } from './jira-failure.js';
import { readLimited } from './read-limited.js';
import { refusal } from './refusal.js';

const ANSWER_BYTES = 1024 * 1024;
/** Errors before anything was sent. */
const UNSENT = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** One call of Jira's REST API, version 3. */
interface JiraCall<T> {
  /** @default 'GET' */
  method?: 'GET' | 'POST';
  /** Path below `/rest/api/3`. */
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Schema of the fields that are read from the response. */
  schema: z.ZodType<T>;
}

/**
 * Sends a call and returns its validated response.
 *
 * @throws JiraFailure
 */
export type CallJira = <T>(call: JiraCall<T>) => Promise<T>;

/** Client of a Jira site: follows no redirects, stops at `signal` and reads at most 1 MiB of a response. */
export function boundedClient({ site, email, apiToken }: JiraConfig, log: Logger, signal: AbortSignal): CallJira {
  const credentials = Buffer.from(`${email}:${apiToken}`).toString('base64');

  async function send<T>({ method = 'GET', path, query = {}, body, schema }: JiraCall<T>): Promise<T> {
    const address = new URL(`/rest/api/3${path}`, site);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    const content = await readJson(response);
    if (!response.ok)
      throw refusal({ status: response.status, retryAfter: response.headers.get('retry-after'), body: content });
    const { data, success } = schema.safeParse(content);
    if (!success) throw invalidResponse();
    return data;
  }

  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      const failure = withoutSecret(error instanceof JiraFailure ? error : unreachable(error), [apiToken, credentials]);
      const sent = `${call.method ?? 'GET'} ${call.path}`;
      log.warn({ call: sent, status: failure.jiraStatus, reason: codeOf(error) }, 'Jira failed');
      throw failure;
    }
  };
}

/** Parses JSON; `undefined` for invalid or too long text. */
async function readJson(response: Response): Promise<unknown> {
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) await response.body?.cancel();
  const text = isJson ? await readLimited(response, ANSWER_BYTES) : undefined;
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function unreachable(error: unknown): JiraFailure {
  if (!UNSENT.has(codeOf(error) ?? '')) return noResponse();
  return new JiraFailure('Jira cannot be reached. Please try again later.', { isUnchanged: true });
}

/** `fetch` hides the reason in the error's cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** Jira's message comes from outside and must not leak our secret. */
function withoutSecret(failure: JiraFailure, secrets: string[]): JiraFailure {
  if (!secrets.some((secret) => failure.detail.includes(secret))) return failure;
  const { isUnchanged, mayStillRun, refusesLabels, jiraStatus } = failure;
  return new JiraFailure('Jira refused this.', {
    isUnchanged,
    mayStillRun,
    refusesLabels,
    ...(jiraStatus !== undefined && { status: jiraStatus }),
  });
}
