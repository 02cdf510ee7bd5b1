import type { NetworkRequestData, NetworkResponseData } from './event-types.js';
import { contentTypeOf } from './body/recorded-body.js';

/** Kinds of requests: data for scripts, pages, and the files of pages such as scripts, styles and images. */
export const REQUEST_KINDS = ['fetch', 'document', 'asset'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Resource types in lower case, as browsers, extensions and the DevTools protocol name them. */
export const REQUEST_KIND_OF_TYPE: Readonly<Record<string, RequestKind>> = {
  ...kindOfEach('fetch', [
    'fetch',
    'xhr',
    'xmlhttprequest',
    'eventsource',
    'ping',
    'beacon',
    'preflight',
    'csp_report',
    'cspviolationreport',
    'websocket',
    'webtransport',
  ]),
  ...kindOfEach('document', ['document', 'main_frame', 'sub_frame', 'iframe', 'frame', 'navigation']),
  ...kindOfEach('asset', [
    'script',
    'stylesheet',
    'style',
    'css',
    'image',
    'img',
    'imageset',
    'font',
    'media',
    'video',
    'audio',
    'track',
    'texttrack',
    'manifest',
    'web_manifest',
    'object',
    'embed',
    'link',
  ]),
};

const ASSET_EXTENSION =
  /\.(m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|og[gv]|wav|m4a|vtt|wasm|webmanifest)$/i;
const ASSET_CONTENT =
  /^(image|font|audio|video)\/|^text\/(css|javascript)|^application\/((x-)?javascript|font|wasm|manifest)/i;

/** Returns the kind of a request from its type or else the extension of its URL; null if neither determines it. */
export function kindOfRequest({ resource_type: type, url }: NetworkRequestData): RequestKind | null {
  const known = type?.toLowerCase() ?? '';
  return Object.hasOwn(REQUEST_KIND_OF_TYPE, known) ? REQUEST_KIND_OF_TYPE[known]! : kindOfUrl(url ?? '');
}

/**
 * Returns the kind of a request from its response: from the extension of the URL or else the content type. Null if
 * neither determines it.
 */
export function kindOfResponse({ url, headers }: NetworkResponseData): RequestKind | null {
  const type = contentTypeOf(headers) ?? '';
  if (kindOfUrl(url ?? '') === 'asset' || ASSET_CONTENT.test(type)) return 'asset';
  return /^(text\/html|application\/xhtml)/i.test(type) ? 'document' : null;
}

/** Returns the kind of a request; data if its events do not determine it. */
export function requestKindOf(
  request: NetworkRequestData | undefined,
  response: NetworkResponseData | undefined,
): RequestKind {
  return (request && kindOfRequest(request)) ?? (response && kindOfResponse(response)) ?? 'fetch';
}

function kindOfUrl(url: string): RequestKind | null {
  return ASSET_EXTENSION.test(url.split(/[?#]/, 1)[0]!) ? 'asset' : null;
}

function kindOfEach(kind: RequestKind, types: readonly string[]): Record<string, RequestKind> {
  return Object.fromEntries(types.map((type) => [type, kind]));
}
