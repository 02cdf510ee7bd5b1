import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monotonicMs } from '../clock.js';
import type { Config } from '../config/config.js';
import { HttpProblem } from './http-problem.js';
import { RateWindow } from './rate-window.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Changes that come in quick succession; what they bring is limited in bytes. */
const LIGHT_OPERATIONS = new Set(['appendUpload', 'appendFlowEvents']);

/** Keeps one address from guessing and one person from drowning the others. Counted per process. */
export function registerRateLimits(app: FastifyInstance, limits: Config['limits']): void {
  const perAddress = new Map([
    ['signIn', new RateWindow(limits.signIn)],
    ['refreshSession', new RateWindow(limits.refresh)],
  ]);
  const sharedMisses = new RateWindow(limits.sharedMisses);
  const writes = new RateWindow(limits.writes);
  const reads = new RateWindow(limits.reads);
  const perPerson = new Map([
    ['inviteMember', [new RateWindow(limits.invites), new RateWindow(limits.invitesPerDay, DAY_MS)]],
    ['createShareLink', [new RateWindow(limits.sharesPerHour, HOUR_MS)]],
    ['createAgentToken', [new RateWindow(limits.agentTokensPerDay, DAY_MS)]],
    ['createJiraIssue', [new RateWindow(limits.jiraIssuesPerHour, HOUR_MS)]],
  ]);

  app.addHook('onRequest', async (request) => {
    const window = perAddress.get(operationOf(request));
    if (window) spend(window, addressKey(request.ip));
    if (isShared(request)) refuse(sharedMisses.secondsToWait(addressKey(request.ip), monotonicMs()));
  });
  app.addHook('preHandler', async (request) => {
    if (!request.actor) return;
    const isLight = SAFE_METHODS.has(request.method) || LIGHT_OPERATIONS.has(operationOf(request));
    const windows = [isLight ? reads : writes, ...(perPerson.get(operationOf(request)) ?? [])];
    for (const window of windows) spend(window, request.actor.userId);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isShared(request) && reply.statusCode === 401) sharedMisses.hit(addressKey(request.ip), monotonicMs());
  });
}

/** Counts a hit. @throws HttpProblem 429 when the window is used up */
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

function isShared(request: FastifyRequest): boolean {
  return ['getSharedFlow', 'getSharedInvitation'].includes(operationOf(request));
}

/** One network of IPv6 is one address: whoever has one has 2^64 of them. Some proxies forward the port as well. */
function addressKey(forwarded: string): string {
  const ip = forwarded.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':'));
  const leftOut = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...leftOut, ...tail].slice(0, 4).join(':');
}
