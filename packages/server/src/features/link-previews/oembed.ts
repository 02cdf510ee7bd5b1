import type { Oembed } from '@flowlens/client';
import { embedAtTime, embedCode, EMBED_SIZE } from '@flowlens/core/links';
import { serverOrigins } from '../../platform/config/own-origins.js';
import type { LinkPreview } from './link-preview.js';
import { PREVIEW_SIZE } from './picture/preview-size.js';
import { previewAddresses } from './preview-addresses.js';

const LINK_PATH = /^\/(?:shared\/flow|embed)\/([^/]+)\/?$/i;
/** Suggested lifetime in caches: short, because a link may be revoked. */
const CACHE_SECONDS = 300;

export interface OembedLink {
  token: string;
  /** Start of the video; 0 if the link has none. */
  startMs: number;
}

/** Parses the address of a public link or of its iframe. Returns undefined for other addresses. */
export function readOembedLink(address: string, publicUrl: string): OembedLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const [, token] = LINK_PATH.exec(pathname) ?? [];
  if (token === undefined || !serverOrigins(publicUrl).has(origin)) return undefined;
  return { token, startMs: startOf(searchParams) };
}

/** Links have the start in seconds (`t`), iframes in milliseconds (`start`). */
function startOf(query: URLSearchParams): number {
  const startMs = Number(query.get('start') ?? 1_000 * Number(query.get('t') ?? 0));
  return Number.isFinite(startMs) && startMs > 0 ? Math.round(startMs) : 0;
}

/** Maximum size of the iframe, in pixels. */
interface MaximumSize {
  maxwidth?: number;
  maxheight?: number;
}

interface OembedOptions extends MaximumSize {
  preview: LinkPreview;
  publicUrl: string;
  startMs: number;
}

/** Describes a public link in oEmbed: its iframe if a site may embed it, otherwise only title and picture. */
export function oembedOf({ preview, publicUrl, startMs, ...maximum }: OembedOptions): Oembed {
  const { title } = preview;
  const addresses = previewAddresses(publicUrl, preview.token);
  const facts = {
    version: '1.0' as const,
    title,
    provider_name: 'FlowLens',
    provider_url: publicUrl,
    cache_age: CACHE_SECONDS,
    ...(preview.thumbnailKey !== null && {
      thumbnail_url: addresses.picture,
      thumbnail_width: PREVIEW_SIZE.width,
      thumbnail_height: PREVIEW_SIZE.height,
    }),
  };
  if (preview.embedOrigins.length === 0) return { ...facts, type: 'link' };
  const size = sizeWithin(maximum);
  const url = startMs > 0 ? embedAtTime(addresses.embed, startMs) : addresses.embed;
  return { ...facts, type: 'video', ...size, html: embedCode({ url, title, ...size }) };
}

/** Scales the default size down to the maximum, with its aspect ratio. */
function sizeWithin({ maxwidth = Infinity, maxheight = Infinity }: MaximumSize) {
  const scale = Math.min(1, maxwidth / EMBED_SIZE.width, maxheight / EMBED_SIZE.height);
  const side = (pixels: number) => Math.max(1, Math.floor(pixels * scale));
  return { width: side(EMBED_SIZE.width), height: side(EMBED_SIZE.height) };
}
