import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPage, watchServedPaths } from './app-addresses.js';
import { createSendLinkPage, isLinkPage, type ReadLinkPage } from './link-pages.js';
import { withFrameAncestors } from './security-headers.js';
import { answerNotFound } from '../problems/problem-details.js';

/** `Sec-Fetch-Dest` values of page loads, including frames. */
const PAGES = new Set(['document', 'iframe', 'frame']);

/** Consent pages: no other page may frame them, open them and keep a reference, or click their buttons. */
const CONSENT_PAGES = /^\/(connect\/|flowlens\/guest\/?(\?|$))/i;

/** The consent page that opens the recorded site and receives its events. */
const GUEST_PAGE = /^\/flowlens\/guest\/?(\?|$)/i;

/**
 * Serves the built app beside the API. Some paths mean both: `/flowlens/flow/{id}` is a call and a page. Page loads get
 * the app, unless the path is a resource that browsers load without a token.
 */
export async function registerAppPages(
  app: FastifyInstance,
  folder: string,
  readLinkPage: ReadLinkPage,
): Promise<void> {
  const sendLinkPage = createSendLinkPage(folder, readLinkPage);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(isAppPage(request.url) ? 200 : 404).header('vary', 'Accept, Sec-Fetch-Dest');
    return isLinkPage(request.url) ? sendLinkPage(request, reply) : sendOwnPage(request, reply);
  };
  const isServed = watchServedPaths(app);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // One route per existing file; the rule below handles all other paths.
    wildcard: false,
    // The app's build has already compressed the files.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of assets contain a hash of their content.
      const kept = /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', kept);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.kinds?.length || isCall(request)) return;
    if (requestsPage(request, isAppPage(request.url))) return sendPage(request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    // Paths unlike any call belong to the app, even with a password for a proxy in front of the server.
    const isApps = isAppPage(request.url) || !isServed(request.url);
    const opens = (isApps || !isCall(request)) && requestsPage(request, isApps);
    return opens ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}

/** Returns whether a request has a token, which browsers never send when they load a page. */
function isCall({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined;
}

/** Returns whether a request asks for a page, or accepts anything at a path that is more likely a page. */
function requestsPage({ method, headers }: FastifyRequest, isApps: boolean): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string') return PAGES.has(destination);
  const { accept = '' } = headers;
  const takesHtml = accept.includes('text/html');
  const takesJson = /[/+]json/.test(accept);
  return takesHtml === takesJson ? isApps : takesHtml;
}

/** Sends the app, which shows *Page Not Found* for unknown paths; the status 404 is for link checkers. */
function sendOwnPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (CONSENT_PAGES.test(url)) reply.headers(consentHeaders(reply, GUEST_PAGE.test(url)));
  else reply.header('referrer-policy', 'same-origin');
  return reply.sendFile('index.html');
}

function consentHeaders(reply: FastifyReply, opensSites: boolean): Record<string, string> {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return {
    'content-security-policy': withFrameAncestors(policy, "'none'"),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': opensSites ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
