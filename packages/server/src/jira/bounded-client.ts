import type { Client, SendRequestOptions } from 'jira.js/core';
import type { JiraConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { JiraFailure, noAnswer, strangeAnswer } from './jira-failure.js';
import { readLimited } from './read-limited.js';
import { refusal } from './refusal.js';

const ANSWER_BYTES = 1024 * 1024;
/** Nothing was sent when these went wrong. */
const UNSENT = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * How jira.js talks to Jira. The library's own client follows redirects, waits for ever and reads answers of any size;
 * this one does not. Answers are not validated: whoever asks checks the few fields that it reads.
 *
 * @throws JiraFailure
 */
export function boundedClient({ site, email, apiToken }: JiraConfig, log: Logger, signal: AbortSignal): Client {
  const credentials = Buffer.from(`${email}:${apiToken}`).toString('base64');

  async function send({ method = 'GET', url, body, searchParams = {} }: SendRequestOptions): Promise<unknown> {
    const address = new URL(url, site);
    if (address.origin !== site) throw new Error('A call to Jira left its site');
    for (const [name, value] of Object.entries(searchParams))
      if (typeof value === 'string' || typeof value === 'number') address.searchParams.set(name, `${value}`);
    const answer = await fetch(address, {
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
    const content = await readJson(answer);
    if (answer.ok && content === undefined) throw strangeAnswer();
    if (answer.ok) return content;
    throw refusal({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body: content });
  }

  return {
    async sendRequest<T>(options: SendRequestOptions<T>): Promise<T> {
      try {
        return (await send(options)) as T;
      } catch (error) {
        const failure = withoutSecret(error instanceof JiraFailure ? error : unreachable(error), [
          apiToken,
          credentials,
        ]);
        const call = `${options.method ?? 'GET'} ${options.url}`;
        log.warn({ call, status: failure.jiraStatus, reason: codeOf(error) }, 'Jira failed');
        throw failure;
      }
    },
  };
}

/** `undefined` for what is no JSON or too long. */
async function readJson(answer: Response): Promise<unknown> {
  const isJson = /^application\/json\b/.test(answer.headers.get('content-type') ?? '');
  if (!isJson) await answer.body?.cancel();
  const text = isJson ? await readLimited(answer, ANSWER_BYTES) : undefined;
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function unreachable(error: unknown): JiraFailure {
  if (!UNSENT.has(codeOf(error) ?? '')) return noAnswer();
  return new JiraFailure('Jira cannot be reached. Please try again later.', { nothingDone: true });
}

/** `fetch` hides the reason in the cause of its error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** Jira's own words come from outside: they must not carry our secret on. */
function withoutSecret(failure: JiraFailure, secrets: string[]): JiraFailure {
  if (!secrets.some((secret) => failure.detail.includes(secret))) return failure;
  const { nothingDone, maybeAtWork, jiraStatus } = failure;
  return new JiraFailure('Jira refused this.', {
    nothingDone,
    maybeAtWork,
    ...(jiraStatus !== undefined && { status: jiraStatus }),
  });
}
