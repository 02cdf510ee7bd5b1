import { DAY_MS, HOUR_MS } from '@flowlens/core/internal';
import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monotonicMs } from '../../platform/clock.js';
import type { Config } from '../../platform/config/config.js';
import { hashToken } from '../../platform/secrets/opaque-token.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { networkOf } from './network-of.js';
import { RateWindow } from './rate-window.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that are made in quick succession; their data is limited in bytes. */
const LIGHT_OPERATIONS = new Set(['appendUpload', 'appendFlowEvents']);

/** Calls of the pages of public links and recording links. */
const SHARED_OPERATIONS = new Set([
  'getSharedFlow',
  'listSharedComments',
  'getSharedInvitation',
  'getSharedPreview',
  'getOembed',
  'getGuestLink',
  'beginGuestRecording',
]);

/** Limits the guesses per address and the calls per person. Counted per process. */
export function registerRateLimits(app: FastifyInstance, limits: Config['limits']): void {
  const sessions = new RateWindow(limits.sessions);
  const perAddress = new Map([
    ['signIn', sessions],
    ['refreshSession', sessions],
    ['exchangeRecorderCode', new RateWindow(limits.sessions)],
    ['logMcpClientUse', new RateWindow(limits.clientLogs)],
  ]);
  const guesses = guessWindows(limits);
  const views = { ofAddress: new RateWindow(limits.sharedViews), ofLink: new RateWindow(limits.sharedViews) };
  const writes = new RateWindow(limits.writes);
  const reads = new RateWindow(limits.reads);
  const embedTokens = new RateWindow(limits.embedTokens);
  const perPerson = new Map([
    ['inviteMember', [new RateWindow(limits.invites), new RateWindow(limits.invitesPerDay, DAY_MS)]],
    ['createShareLink', [new RateWindow(limits.sharesPerHour, HOUR_MS)]],
    ['createAgentToken', [new RateWindow(limits.agentTokensPerDay, DAY_MS)]],
    ['createJiraIssue', [new RateWindow(limits.jiraIssuesPerHour, HOUR_MS)]],
  ]);

  app.addHook('onRequest', async (request) => {
    const address = networkOf(request.ip);
    const guess = guesses.get(operationOf(request));
    if (guess) refuse(guess.window.secondsToWait(address, monotonicMs()));
    const window = perAddress.get(operationOf(request));
    if (window) spend(window, address);
    if (!SHARED_OPERATIONS.has(operationOf(request))) return;
    spend(views.ofAddress, address);
    spend(views.ofLink, linkKey(request));
  });
  // Runs after authentication and before validation, so that invalid requests count too.
  app.addHook('preParsing', async (request) => {
    if (!request.actor) return;
    const isLight = SAFE_METHODS.has(request.method) || LIGHT_OPERATIONS.has(operationOf(request));
    const { kind, userId, sessionId } = request.actor;
    const general = kind === 'embedKey' ? embedTokens : isLight ? reads : writes;
    const windows = [general, ...(perPerson.get(operationOf(request)) ?? [])];
    // Separate for each actor kind: a recorder in a loop must not lock its person out of the app, nor one guest another.
    const key = `${kind} ${kind === 'guest' || kind === 'embedKey' ? sessionId : userId}`;
    for (const window of windows) spend(window, key);
  });
  app.addHook('onResponse', async (request, reply) => {
    const guess = guesses.get(operationOf(request));
    if (guess?.failures.includes(reply.statusCode)) guess.window.hit(networkOf(request.ip), monotonicMs());
  });
}

interface Guess {
  window: RateWindow;
  /** Statuses of a failed guess. */
  failures: number[];
}

/** Operations that take a secret without a session. Only failures count, because everybody in an office shares one address. */
function guessWindows(limits: Config['limits']): Map<string, Guess> {
  const sharedMiss = { window: new RateWindow(limits.sharedMisses), failures: [401] };
  return new Map([
    ['signIn', { window: new RateWindow(limits.signIn), failures: [400, 403] }],
    ['exchangeRecorderCode', { window: new RateWindow(limits.signIn), failures: [400] }],
    ['getSharedFlow', sharedMiss],
    ['listSharedComments', sharedMiss],
    ['getSharedInvitation', sharedMiss],
    ['getSharedPreview', sharedMiss],
    ['getOembed', { ...sharedMiss, failures: [404] }],
    ['getGuestLink', sharedMiss],
    ['beginGuestRecording', sharedMiss],
  ]);
}

/** Counts a hit. @throws HttpProblem 429 when the limit is reached */
export function spend(window: RateWindow, key: string): void {
  const now = monotonicMs();
  refuse(window.secondsToWait(key, now));
  window.hit(key, now);
}

function refuse(seconds: number): void {
  if (seconds === 0) return;
  const headers = { 'retry-after': String(seconds) };
  throw new HttpProblem(429, refusal('tooManyRequests'), { headers });
}

function operationOf(request: FastifyRequest): string {
  return request.routeOptions.config.operationId ?? '';
}

/** Returns the hash of a link's secret: a window keeps its keys in memory, and a key may be as long as a URL. */
function linkKey(request: FastifyRequest): string {
  const { token } = request.params as { token?: string };
  const { url } = request.query as { url?: unknown };
  return hashToken(token ?? (typeof url === 'string' ? url : (request.headers.authorization ?? ''))).toString('base64');
}
