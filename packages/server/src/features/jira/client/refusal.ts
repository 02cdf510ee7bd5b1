import { oneLine } from '@flowlens/core/format';
import { z } from 'zod';
import { JiraFailure } from './jira-failure.js';

/** Timeout statuses of gateways in front of Jira. */
const GATEWAY_TIMEOUT = 504;
const MESSAGES = 3;
const MESSAGE_CHARS = 200;
const WAIT_MAX_SECONDS = 3_600;
const ErrorBody = z.object({
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});

interface Refusal {
  status: number;
  retryAfter: string | null;
  /** Body of the response, if it was JSON. */
  body: unknown;
}

/** Returns the failure for a response other than 2xx. */
export function refusal({ status, retryAfter, body }: Refusal): JiraFailure {
  if (status >= 500 || status === 408)
    return new JiraFailure('Jira failed. Please try again.', {
      isUnchanged: false,
      mayStillRun: status === GATEWAY_TIMEOUT,
      status,
    });
  return new JiraFailure(detailOf(status, { retryAfter, body }), {
    isUnchanged: true,
    refusesLabels: status === 400 && namesLabels(body),
    status,
  });
}

/** Returns whether a refusal is about the field `labels`, for example because a project lacks it on its screen. */
function namesLabels(body: unknown): boolean {
  const { data } = ErrorBody.safeParse(body);
  if (!data) return false;
  return 'labels' in data.errors || data.errorMessages.some((message) => /\blabels\b/.test(message));
}

function detailOf(status: number, { retryAfter, body }: Omit<Refusal, 'status'>): string {
  if (status === 429) return `Jira is busy. Please try again ${waitOf(retryAfter)}.`;
  if (status === 401) return 'Jira does not accept the account of this server. Please tell your administrator.';
  if (status < 400) return 'Jira is not at the address this server knows. Please tell your administrator.';
  const messages = messagesOf(body);
  return messages === '' ? `Jira refused this (${status}).` : `Jira refused this: ${messages}`;
}

function waitOf(retryAfter: string | null): string {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), WAIT_MAX_SECONDS) : 0;
  return seconds > 0 ? `in ${seconds} seconds` : 'in a moment';
}

/** Returns Jira's own message as plain text. */
function messagesOf(body: unknown): string {
  const { data } = ErrorBody.safeParse(body);
  if (!data) return '';
  return [...data.errorMessages, ...Object.values(data.errors)]
    .map((message) => oneLine(message, MESSAGE_CHARS))
    .filter((message) => message !== '')
    .slice(0, MESSAGES)
    .join(' ');
}
