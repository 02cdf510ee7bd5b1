import { headerNamed, type HeaderRow, quotedLiteral } from '@flowlens/core/recorded';
import { replayRequest } from './replay-request.js';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** Headers that a page may not set (Fetch standard, forbidden request-header). The browser sets them. */
const SET_BY_BROWSER =
  /^(accept-charset|accept-encoding|access-control-request-.*|cookie2?|date|dnt|origin|referer|set-cookie|via|proxy-.*|sec-.*)$/i;

/**
 * Returns the request as a `fetch` call for a browser's console or Node; null if it is not an http request. Redacted values
 * are included as they are shown. If the body was not recorded completely, the call contains the recorded part, and a
 * comment says so.
 */
export function requestAsFetch(entry: NetworkEntry): string | null {
  const request = replayRequest(entry);
  if (request === null) return null;
  const { method, url, bodyNote } = request;
  const headers = request.headers.filter(({ name }) => !SET_BY_BROWSER.test(name));
  // `fetch` refuses a GET with a body.
  const body = method === 'GET' ? null : request.body;
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quotedLiteral(method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${headersLiteral(headers)}`]),
    ...(body === null ? [] : [`body: ${bodyLiteral(body, headers)}`]),
    ...(headerNamed(request.headers, 'cookie') ? ['credentials: "include"'] : []),
  ];
  const init = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  const call = `(${quotedLiteral(url)}${init})`;
  const comment = bodyNote && method !== 'GET' ? `// ${bodyNote}\n` : '';
  return `${comment}await fetch${call};`;
}

/** Returns an object, or a list of pairs if an object cannot hold all headers. */
function headersLiteral(headers: readonly HeaderRow[]): string {
  const names = new Set(headers.map(({ name }) => name.toLowerCase()));
  const asPairs = names.size < headers.length || names.has('__proto__');
  const lines = headers.map(({ name, value }) => {
    const [key, text] = [quotedLiteral(name), quotedLiteral(byteString(value))];
    return asPairs ? `    [${key}, ${text}],\n` : `    ${key}: ${text},\n`;
  });
  return asPairs ? `[\n${lines.join('')}  ]` : `{\n${lines.join('')}  }`;
}

/** `fetch` expects one character for each byte of a header, and the bytes are UTF-8. */
function byteString(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
}

/** `fetch` adds a type of its own to a string, but not to bytes. */
function bodyLiteral(body: string, headers: readonly HeaderRow[]): string {
  const literal = quotedLiteral(body);
  return headerNamed(headers, 'content-type') ? literal : `new TextEncoder().encode(${literal})`;
}
