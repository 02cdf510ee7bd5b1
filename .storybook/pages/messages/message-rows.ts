import { en } from '@flowlens/core/messages';
import { de } from '@flowlens/core/messages/de';

export interface MessageRow {
  /** Key in `messages`, e.g. `player.play`. */
  key: string;
  english: string;
  german: string;
}

/** Sample arguments by which a text chooses its words, such as numbers. */
const CHOSEN: Record<string, object> = {
  'common.relativeTime': { unit: 'd' },
  'invitations.invited': { unit: 'day' },
  'share.expiresIn': { unit: 'd' },
};

/** Every text in both languages, in the order of the catalogue. Arguments appear as `{name}`. */
export function messageRows(): MessageRow[] {
  return rowsOf(en, de);
}

function rowsOf(english: object, german: object, path = ''): MessageRow[] {
  return Object.entries(english).flatMap(([name, text]: [string, unknown]) => {
    const key = path ? `${path}.${name}` : name;
    const other: unknown = (german as Record<string, unknown>)[name];
    return isBag(text) && isBag(other)
      ? rowsOf(text, other, key)
      : [{ key, english: written(text, key), german: written(other, key) }];
  });
}

function isBag(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function written(text: unknown, key: string): string {
  return typeof text === 'function'
    ? String((text as (values: object) => string)(named(CHOSEN[key] ?? {})))
    : String(text);
}

/** Placeholder arguments whose values are their names. */
function named(chosen: object): object {
  return new Proxy(chosen, {
    get: (target, name: string) => (name in target ? (target as Record<string, unknown>)[name] : `{${name}}`),
  });
}
