import { headOf } from './network/body-text.js';
import { tryRead } from './network/try-read.js';
import type { ProbeContext } from './probe.js';

type Context = Pick<ProbeContext, 'window' | 'primordials'>;

const MESSAGE_MAX_CHARS = 8 * 1024;
const TEXT_MAX_CHARS = 5 * 1024;
const DEPTH_MAX = 4;
const ITEMS_MAX = 50;
const FORMAT = /%[sdifoOc%]/g;

/** Formats a console message as text, like a console: applies its format and abbreviates objects. */
export function describeArguments(args: readonly unknown[], context: Context): string {
  const describe = describer(context);
  let used = 0;
  let text = '';
  const [given] = args;
  if (typeof given === 'string') {
    used = 1;
    const first = given.length > MESSAGE_MAX_CHARS ? headOf(given, MESSAGE_MAX_CHARS) : given;
    text = first.includes('%')
      ? first.replace(FORMAT, (place) => {
          if (place === '%%') return '%';
          if (used >= args.length) return place;
          const value = describe(args[used], 0);
          used += 1;
          return place === '%c' ? '' : value;
        })
      : first;
  }
  for (let index = used; index < args.length && text.length < MESSAGE_MAX_CHARS; index += 1)
    text += (index > 0 ? ' ' : '') + describe(args[index], 0);
  return text.length > MESSAGE_MAX_CHARS ? headOf(text, MESSAGE_MAX_CHARS) : text;
}

/**
 * Describes values without running the page's code: does not call getters. Texts and keys in objects are quoted like in
 * JSON, so that redaction recognizes them.
 */
function describer({ window, primordials }: Context) {
  const { getOwnPropertyDescriptor, getPrototypeOf, stringify } = primordials;
  const path: object[] = [];
  let budget = MESSAGE_MAX_CHARS;

  function spend(text: string): string {
    budget -= text.length;
    return text;
  }

  function describe(value: unknown, depth: number): string {
    if (budget <= 0) return '…';
    if (typeof value === 'string') return spend(depth === 0 ? shorten(value) : stringify(shorten(value)));
    if (typeof value === 'function') return spend(`[function ${tryRead(() => value.name, '')}]`);
    if (typeof value !== 'object' || value === null) return spend(String(value));
    return tryRead(() => describeObject(value, depth), '[object]');
  }

  function describeObject(value: object, depth: number): string {
    if (value instanceof window.Error) return spend(`${value.name}: ${shorten(value.message)}`);
    if (value instanceof window.Element) return spend(`<${value.localName}${value.id && `#${value.id}`}>`);
    if (value instanceof window.Node) return spend(`[${value.nodeName}]`);
    if (value instanceof window.Date) return spend(String(value.getTime()));
    if (value instanceof window.RegExp) return spend(String(value));
    // Listing the keys of ten million bytes would create ten million strings.
    if (window.ArrayBuffer.isView(value)) return spend(`${className(value)}(${value.byteLength} bytes)`);
    // A failed description leaves its values on the path.
    path.length = depth;
    if (path.includes(value)) return '[circular]';
    if (depth >= DEPTH_MAX) return Array.isArray(value) ? '[…]' : '{…}';
    path.push(value);
    const text = Array.isArray(value) ? describeList(value, depth) : describeRecord(value, depth);
    path.pop();
    return text;
  }

  function describeList(list: readonly unknown[], depth: number): string {
    const items = list.slice(0, ITEMS_MAX).map((item) => describe(item, depth + 1));
    return `[${items.join(',')}${list.length > ITEMS_MAX ? ',…' : ''}]`;
  }

  function describeRecord(record: object, depth: number): string {
    const keys = Object.keys(record);
    const fields = keys.slice(0, ITEMS_MAX).map((key) => {
      const property = getOwnPropertyDescriptor(record, key);
      return `${spend(stringify(key))}:${property && 'value' in property ? describe(property.value, depth + 1) : '"…"'}`;
    });
    const name = className(record);
    return `${name && `${name} `}{${fields.join(',')}${keys.length > ITEMS_MAX ? ',…' : ''}}`;
  }

  function className(record: object): string {
    const prototype = getPrototypeOf(record) as object | null;
    const creator: unknown = prototype && getOwnPropertyDescriptor(prototype, 'constructor')?.value;
    return typeof creator === 'function' && creator.name !== 'Object' ? creator.name : '';
  }

  return describe;
}

function shorten(text: string): string {
  return text.length > TEXT_MAX_CHARS ? `${headOf(text, TEXT_MAX_CHARS)}…` : text;
}
