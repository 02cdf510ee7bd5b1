import { BODY_MAX_CHARS, cutText, describeBinary, isTextType } from '@flowlens/recorder/parts';

/** Longer bodies are only described, because the debugger would transfer all of it. */
const READ_MAX_BYTES = 1024 * 1024;
/** The recording accepts two megabytes of events per second; the other half is reserved for the page's events. */
const BUDGET_CHARS = 1024 * 1024;
const BUDGET_MS = 1_000;

const encoder = new TextEncoder();
const measure = { utf8Length: (text: string) => encoder.encode(text).byteLength };

/** Result of `Network.getResponseBody`. */
export interface ProtocolBody {
  body: string;
  base64Encoded: boolean;
}

export interface ResponseBodyOptions {
  mimeType: string;
  sizeBytes: number;
  read: () => Promise<ProtocolBody>;
}

/** Reads response bodies: text of moderate size, up to a limit per second. Others are only described. */
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

/** Returns the request body for the recording; forms with files are only described. */
export function readRequestBody(postData: string | undefined, contentType = 'text/plain'): string | undefined {
  if (postData === undefined) return undefined;
  if (!isTextType(contentType)) return describeBinary(contentType, measure.utf8Length(postData));
  return cutText(postData, BODY_MAX_CHARS, measure);
}

function decode(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
