import { REDACTED } from '../redacted.js';

const DOTTED_RUN = /(?<![\w-])[\w-]+(?:\.[\w-]*){2,}/g;
/** Base64 beginnings of `{"`, `{ `, and `{` with a line end. */
const HEADER_START = /ey[JA]|ew[o0]/;
const HEADER_STARTS = new RegExp(HEADER_START, 'g');
const HEADER_MAX_TRIES = 4;

/** Removes JSON web tokens: dotted base64url parts whose header decodes to JSON with an `alg`. */
export function redactJsonWebTokens(text: string): string {
  if (!HEADER_START.test(text)) return text;
  return text.replace(DOTTED_RUN, (run: string) => {
    const start = headerStart(run);
    return start === undefined ? run : run.slice(0, start) + REDACTED;
  });
}

/** Returns the start of the token in the run. Escapes such as `%22`, or a name and a dot, may precede it directly. */
function headerStart(run: string): number | undefined {
  let tries = 0;
  for (const { index } of run.matchAll(HEADER_STARTS)) {
    const [header = '', ...others] = run.slice(index).split('.', 3);
    if (others.length === 2 && isHeader(header)) return index;
    tries += 1;
    if (tries === HEADER_MAX_TRIES) break;
  }
  return undefined;
}

function isHeader(part: string): boolean {
  try {
    const header: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}
