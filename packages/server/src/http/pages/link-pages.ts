import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@flowlens/core/internal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../problems/problem-details.js';
import { withFrameAncestors } from './security-headers.js';

/** Pages of public links: in the product, and in an iframe of another site. */
const LINK_PAGE = /^\/(shared\/flow|embed)\/([^/?#]+)\/?(?:[?#]|$)/i;

/** Parts of a page that depend on its public link. */
export interface LinkPage {
  /** Markup for link previews; empty for a link that is not valid. */
  head: string;
  /** Sites that may show the page in an iframe. */
  frameOrigins: readonly string[];
}

/** Returns the page of a public link for a network address, whose wrong guesses are limited. */
export type ReadLinkPage = (link: { token: string; address: string }) => Promise<LinkPage>;

export function isLinkPage(url: string): boolean {
  return LINK_PAGE.test(url);
}

type SendLinkPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends the pages of public links. Only the one for iframes may be framed by other sites. */
export function createSendLinkPage(folder: string, readLinkPage: ReadLinkPage): SendLinkPage {
  return async (request, reply) => {
    const [, place = '', token = ''] = LINK_PAGE.exec(request.url) ?? [];
    const isEmbed = place.toLowerCase() === 'embed';
    const page = await readLinkPage({ token: decodeURIComponent(token), address: request.ip });
    // The address is a secret, so it must not reach other sites and search engines.
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    if (!isEmbed && page.head === '') return reply.sendFile('index.html');
    const document = await readFile(join(folder, isEmbed ? 'embed.html' : 'index.html'), 'utf8').catch(() => null);
    if (document === null) return answerNotFound(request, reply);
    if (isEmbed) allowFrames(reply, page.frameOrigins);
    const head = isEmbed ? `${originsTag(page.frameOrigins)}\n${page.head}` : page.head;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document.replace('</head>', () => `${head}\n</head>`));
  };
}

function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  // The older header cannot list sites.
  reply.removeHeader('x-frame-options');
  reply.headers({
    'content-security-policy': withFrameAncestors(policy, origins.length > 0 ? origins.join(' ') : "'none'"),
    // Pages that are isolated from other origins may frame it too.
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Markup with the sites that may control the page by messages. */
function originsTag(origins: readonly string[]): string {
  return `<meta name="flowlens-embed-origins" content="${escapeHtml(origins.join(' '))}">`;
}
