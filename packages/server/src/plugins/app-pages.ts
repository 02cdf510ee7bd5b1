import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './problem-details.js';

/** What a browser asks for when it opens a page, also in a frame. */
const PAGES = new Set(['document', 'iframe', 'frame']);

/** Addresses that hold the secret of a public link. */
const SECRET_PAGES = /^\/shared\//i;

/**
 * Serves the built app beside the API. Some addresses mean both: `/flowlens/flow/{id}` is a call and a page. A person
 * who opens an address gets the page, unless the address holds something that a browser shows without a token.
 */
export async function registerAppPages(app: FastifyInstance, folder: string): Promise<void> {
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
      reply.header('cache-control', kept);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.needsActor && opensPage(request)) return sendPage(request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    opensPage(request) ? sendPage(request, reply) : answerNotFound(request, reply),
  );
}

/** Whether a person opened this address; scripts, images and API clients say otherwise. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  // No browser sends one when it opens a page, whatever else a client accepts.
  if (headers.authorization !== undefined) return false;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string' && destination !== 'empty') return PAGES.has(destination);
  const accept = headers.accept ?? '';
  return destination === undefined && accept.includes('text/html') && !accept.includes('application/json');
}

function sendPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody but its holder shall come across a public link. Elsewhere the product may know which of its pages was left.
  if (SECRET_PAGES.test(url)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  else reply.header('referrer-policy', 'same-origin');
  return reply.header('vary', 'Accept, Sec-Fetch-Dest').sendFile('index.html');
}
