import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPage, watchServedPaths } from './app-addresses.js';
import { answerNotFound } from '../problems/problem-details.js';

/** `Sec-Fetch-Dest` of a browser that opens a page, also in a frame. */
const PAGES = new Set(['document', 'iframe', 'frame']);

/** Addresses that hold the secret of a public link. */
const SECRET_PAGES = /^\/shared\//i;

/** Pages that ask for consent: no other page may frame them, open them and keep a hold, or press their buttons. */
const CONSENT_PAGES = /^\/(connect\/|flowlens\/guest\/?(\?|$))/i;

/** The one among them that opens the site to record and hears its events. */
const GUEST_PAGE = /^\/flowlens\/guest\/?(\?|$)/i;

/**
 * Serves the built app beside the API. Some addresses mean both: `/flowlens/flow/{id}` is a call and a page. A caller
 * that opens an address gets the page, unless the address holds something that a browser shows without a token.
 */
export async function registerAppPages(app: FastifyInstance, folder: string): Promise<void> {
  const isServed = watchServedPaths(app);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // A route for each file that is there: everything else is for the rule below.
    wildcard: false,
    // The build of the app packs what is worth it.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of assets hold a hash of their content.
      const kept = /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', kept);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.kinds?.length || isCall(request)) return;
    if (opensPage(request, isAppPage(request.url))) return sendPage(request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    // An address that no call comes near is the app's, also with a password for a proxy in front of the server.
    const isApps = isAppPage(request.url) || !isServed(request.url);
    const opens = (isApps || !isCall(request)) && opensPage(request, isApps);
    return opens ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}

/** Returns whether a request carries a token, which no browser sends when it opens a page. */
function isCall({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined;
}

/** Returns whether a request asks for a page, or accepts anything at an address that is more likely a page. */
function opensPage({ method, headers }: FastifyRequest, isApps: boolean): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string') return PAGES.has(destination);
  const { accept = '' } = headers;
  const takesHtml = accept.includes('text/html');
  const takesJson = /[/+]json/.test(accept);
  return takesHtml === takesJson ? isApps : takesHtml;
}

/** Sends the app, which shows *Page Not Found* where it has no page: links checked by machines see the 404. */
function sendPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(isAppPage(url) ? 200 : 404);
  // Nobody but its holder shall come across a public link. Elsewhere the product may know which of its pages was left.
  if (SECRET_PAGES.test(url)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  else if (CONSENT_PAGES.test(url)) reply.headers(consentHeaders(reply, GUEST_PAGE.test(url)));
  else reply.header('referrer-policy', 'same-origin');
  return reply.header('vary', 'Accept, Sec-Fetch-Dest').sendFile('index.html');
}

function consentHeaders(reply: FastifyReply, opensSites: boolean): Record<string, string> {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return {
    'content-security-policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': opensSites ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
