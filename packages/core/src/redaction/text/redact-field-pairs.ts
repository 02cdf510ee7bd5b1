import { namesSecret, type IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

/** Length of `{id:pin,val:1}`. */
const PAIR_MIN_CHARS = 14;
/** A flat object or a tag, as consoles, scripts and pages write them. Visits each position once. */
const RECORD = /[{<][^{}<>]{8,2000}[}>]?/g;
const NAMING =
  /(?<![\w-])(name|key|field|id|label|type|(?:field|input|param|key)_?(?:name|id))\\{0,8}["']?\s{0,4}[:=]\s{0,4}\\{0,8}["']?([^"'\\,{}<>]{1,100})/gi;
const HOLDING = /(?<![\w-])([\w-]{0,20}value|val)(\\{0,8}["'])?(\s{0,4}[:=]\s{0,4})(?=[^\s,}>])/gi;
/** Part of every match of `HOLDING`, and much faster to find. Excludes stacks with `evaluate` and `interval`. */
const MAY_HOLD = /val(?:ue)?(?:\\{0,8}["'])?\s{0,4}[:=]/i;
const QUOTE = /\\{0,8}["']/y;
const BARE = /[^\s,}>"'\\]+/y;
const KEPT_WORDS = new Set(['true', 'false', 'null', 'undefined']);

/** Removes the value of pairs such as `{field: 'pin', value: '1234'}` or `<input name="pin" value="1234">` in a text. */
export function redactFieldPairs(text: string, isSecret: IsSecret): string {
  if (text.length < PAIR_MIN_CHARS || !MAY_HOLD.test(text)) return text;
  return text.replace(RECORD, (record) => (namesOneSecret(record, isSecret) ? withoutValues(record) : record));
}

function namesOneSecret(record: string, isSecret: IsSecret): boolean {
  if (!MAY_HOLD.test(record)) return false;
  for (const [, key = '', named = ''] of record.matchAll(NAMING))
    if (namesSecret(key.toLowerCase(), named.trim().split(/[\s/]+(?=[\w-]+=)|\s*\/$/, 1)[0]!, isSecret)) return true;
  return false;
}

function withoutValues(record: string): string {
  let kept = '';
  let from = 0;
  for (const { 0: whole, index } of record.matchAll(HOLDING)) {
    if (index < from) continue;
    const start = index + whole.length;
    const { quote, end } = valueAt(record, start);
    if (end === start || KEPT_WORDS.has(record.slice(start, end))) continue;
    kept += record.slice(from, start) + quote + REDACTED + quote;
    from = end;
  }
  return kept + record.slice(from);
}

/** Matches the value that begins here: a string up to its closing quote or the end of the record, or unquoted text. */
function valueAt(record: string, start: number): { quote: string; end: number } {
  QUOTE.lastIndex = start;
  const quote = QUOTE.exec(record)?.[0] ?? '';
  if (quote === '') {
    BARE.lastIndex = start;
    return { quote, end: BARE.test(record) ? BARE.lastIndex : start };
  }
  const first = start + quote.length;
  const close = record.indexOf(quote, first);
  if (close === first) return { quote, end: start };
  return { quote, end: close < 0 ? record.length : close + quote.length };
}
