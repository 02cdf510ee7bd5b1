import { BODY_MAX_CHARS, cutText, describeBinary, isTextType } from '@flowlens/recorder/parts';

/** A longer body is described, because the debugger would hand over all of it. */
const READ_MAX_BYTES = 1024 * 1024;
/** The recording accepts two megabytes of events a second; the other half is for the page's events. */
const BUDGET_CHARS = 1024 * 1024;
const BUDGET_MS = 1_000;

const encoder = new TextEncoder();
const measure = { utf8Length: (text: string) => encoder.encode(text).byteLength };

/** Answer of `Network.getResponseBody`. */
export interface ProtocolBody {
  body: string;
  base64Encoded: boolean;
}

export interface ResponseBodyOptions {
  mimeType: string;
  sizeBytes: number;
  read: () => Promise<ProtocolBody>;
}

/** Reads bodies of answers: text of moderate size, and no more in a second than a recording takes. Others are described. */
export function createBodyReader(now: () => number) {
  let since = -Infinity;
  let left = BUDGET_CHARS;

  function takeFromBudget(chars: number): boolean {
    if (now() - since >= BUDGET_MS) {
      since = now();
      left = BUDGET_CHARS;
    }
    if (chars > left) return false;
    left -= chars;
    return true;
  }

  return async ({ mimeType, sizeBytes, read }: ResponseBodyOptions): Promise<string> => {
    const isReadable = isTextType(mimeType) && sizeBytes <= READ_MAX_BYTES;
    if (!isReadable || !takeFromBudget(Math.min(sizeBytes, BODY_MAX_CHARS))) return describeBinary(mimeType, sizeBytes);
    const { body, base64Encoded } = await read();
    return cutText(base64Encoded ? decode(body) : body, BODY_MAX_CHARS, measure);
  };
}

/** Returns the body of a request as a recording keeps it; forms with files are described. */
export function readRequestBody(postData: string | undefined, contentType = 'text/plain'): string | undefined {
  if (postData === undefined) return undefined;
  if (!isTextType(contentType)) return describeBinary(contentType, measure.utf8Length(postData));
  return cutText(postData, BODY_MAX_CHARS, measure);
}

function decode(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
