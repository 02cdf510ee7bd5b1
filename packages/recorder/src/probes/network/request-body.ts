import type { Primordials } from '../primordials.js';
import { BODY_MAX_CHARS, cutText, decodeBytes, describeBinary, isTextType, multipartText } from './body-text.js';
import type { HeaderMap } from './headers.js';
import { tryRead } from './try-read.js';

const BOUNDARY = '----FlowLensFormBoundary';
const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

export interface ReadBody {
  text: string | undefined | Promise<string | undefined>;
  /** Content type that the browser sends if the page sets none. */
  contentType?: string;
}

/** Returns the body that a page passes to `fetch`, `send` or `sendBeacon`, without consuming it. */
export function readRequestBody(...args: Parameters<typeof readKnownBody>): ReadBody {
  // It may only imitate a form or a blob.
  return tryRead(() => readKnownBody(...args), { text: '[object]' });
}

function readKnownBody(body: unknown, window: Window & typeof globalThis, primordials: Primordials): ReadBody {
  if (body === null || body === undefined) return { text: undefined };
  if (typeof body === 'string')
    return { text: cutText(body, BODY_MAX_CHARS, primordials), contentType: 'text/plain;charset=UTF-8' };
  if (body instanceof window.URLSearchParams)
    return { text: cutText(primordials.queryText(body), BODY_MAX_CHARS, primordials), contentType: FORM_TYPE };
  if (body instanceof window.FormData)
    return {
      text: cutText(multipartText(body, BOUNDARY, primordials), BODY_MAX_CHARS, primordials),
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    };
  if (body instanceof window.Blob) return { text: readBlob(body, body.type, primordials), contentType: body.type };
  if (body instanceof window.ArrayBuffer) return { text: describeBinary('', body.byteLength) };
  if (window.ArrayBuffer.isView(body)) return { text: describeBinary('', body.byteLength) };
  if (body instanceof window.ReadableStream) return { text: '[stream]' };
  if (body instanceof window.Document) return { text: '[document]' };
  const plain = body as number | boolean;
  return { text: typeof body === 'object' ? '[object]' : String(plain) };
}

/** Returns the text of a blob, or its size if it is not text. */
export function readBlob(blob: Blob, contentType: string, primordials: Primordials): string | Promise<string> {
  if (!isTextType(contentType)) return describeBinary(contentType, blob.size);
  const { blobText, blobSlice, then } = primordials;
  if (blob.size <= BODY_MAX_CHARS) return blobText(blob);
  const head = blobText(blobSlice(blob, 0, BODY_MAX_CHARS));
  return then(head, (text) => cutText(text, BODY_MAX_CHARS, primordials, blob.size));
}

/** Returns the body of a `Request`, read from a clone. */
export function readBodyOfRequest(request: Request, headers: HeaderMap, primordials: Primordials): ReadBody {
  const contentType = headers['content-type'] ?? '';
  if (request.bodyUsed || !request.body) return { text: undefined };
  // A stream of the page has no type, and reading a clone would remove its back-pressure.
  if (!isTextType(contentType) && !contentType.startsWith('multipart/'))
    return { text: contentType ? `[${contentType.split(';', 1)[0]}]` : '[stream]' };
  const { cloneRequest, requestBytes, then } = primordials;
  const bytes = requestBytes(cloneRequest(request));
  return {
    text: then(
      bytes,
      (buffer) => decodeBytes(new Uint8Array(buffer), buffer.byteLength, primordials),
      () => undefined,
    ),
  };
}
