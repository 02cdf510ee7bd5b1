import { escapeHtml } from '@flowlens/core/internal';
import { EMBED_SIZE } from '@flowlens/core/links';
import type { LinkPreview } from './link-preview.js';
import { PREVIEW_SIZE } from './picture/preview-size.js';
import { previewAddresses } from './preview-addresses.js';

/** Services truncate descriptions anyway, and the page should stay small. */
const DESCRIPTION_MAX_CHARS = 300;
const NO_DESCRIPTION = 'A recorded browser session: the video, and everything that happened in it.';

/** Returns the markup of Open Graph, Twitter cards and oEmbed discovery for the head of a public link's pages. */
export function previewTags(preview: LinkPreview, publicUrl: string): string {
  const addresses = previewAddresses(publicUrl, preview.token);
  const description = shorten(preview.description) || NO_DESCRIPTION;
  const tags = [
    property('og:site_name', 'FlowLens'),
    property('og:type', 'video.other'),
    property('og:title', preview.title),
    property('og:description', description),
    property('og:url', addresses.page),
    ...(preview.durationMs === null ? [] : [property('video:duration', String(Math.ceil(preview.durationMs / 1_000)))]),
    ...(preview.thumbnailKey === null ? [] : pictureTags(addresses.picture)),
    ...(preview.embedOrigins.length === 0 ? [] : videoTags(addresses.embed)),
    named('description', description),
    named('twitter:card', preview.thumbnailKey === null ? 'summary' : 'summary_large_image'),
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(addresses.oembed)}" title="${escapeHtml(preview.title)}">`,
  ];
  return tags.join('\n');
}

function pictureTags(address: string): string[] {
  return [
    property('og:image', address),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
  ];
}

function videoTags(address: string): string[] {
  return [
    property('og:video', address),
    property('og:video:type', 'text/html'),
    property('og:video:width', String(EMBED_SIZE.width)),
    property('og:video:height', String(EMBED_SIZE.height)),
  ];
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

function shorten(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > DESCRIPTION_MAX_CHARS ? `${line.slice(0, DESCRIPTION_MAX_CHARS - 1).join('')}…` : line.join('');
}
