import { describe, expect, it } from 'vitest';
import { de } from './de.js';
import { en as english } from './en.js';
import { elements } from './en/elements.js';
import { recorder } from './en/recorder/recorder.js';

const en = { ...english, elements, recorder };

type Text = string | ((values: object) => string);

const UNITS: Record<string, readonly string[]> = {
  'common.relativeTime': ['now', 'm', 'h', 'd', 'w', 'mo', 'y'],
  'invitations.invited': ['now', 'minute', 'hour', 'day'],
  'share.expiresIn': ['now', 'm', 'h', 'd', 'w', 'mo', 'y'],
  'recordingLinks.deletedIn': ['now', 'm', 'h', 'd', 'w', 'mo', 'y'],
  'share.lastOpened': ['now', 'm', 'h', 'd', 'w', 'mo', 'y'],
};

/** Every text of a catalogue with its path. */
function textsOf(bag: object, path = ''): [path: string, text: Text][] {
  return Object.entries(bag).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'object' && value !== null ? textsOf(value, here) : [[here, value as Text]];
  });
}

/** Placeholder arguments such as `<count>`, overridden by those given. */
function namedArguments(given: object, asked: Set<string> = new Set()): object {
  return new Proxy(given, {
    get(target, name: string) {
      asked.add(name);
      return name in target ? (target as Record<string, unknown>)[name] : `<${name}>`;
    },
  });
}

/** Returns the arguments to try for a text: each with its placeholder, with one, and with zero. */
function callsOf(path: string, text: Text): object[] {
  const units = UNITS[path]?.map((unit) => ({ unit })) ?? [{}];
  if (typeof text === 'string') return [];
  return units.flatMap((unit) => {
    const asked = new Set<string>();
    text(namedArguments(unit, asked));
    const names = [...asked].filter((name) => name !== 'unit');
    return [unit, ...names.flatMap((name) => [1, ''].map((value) => ({ ...unit, [name]: value })))];
  });
}

/** Returns the arguments and numbers that a text contains, in any order. */
function facts(text: unknown): string[] {
  return [...new Set(String(text).match(/<\w+>|\d+/g))].sort();
}

const german = new Map(textsOf(de));
const fixedTexts = textsOf(en).filter(([, text]) => typeof text === 'string') as [string, string][];
const calls = textsOf(en).flatMap(([path, text]) =>
  callsOf(path, text).map((given) => [path, given, text as (values: object) => string] as const),
);

describe('de', () => {
  it('has the same texts as English', () => {
    expect([...german.keys()].sort()).toEqual(
      textsOf(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  it.each(fixedTexts)('has the same numbers in %s', (path, text) => {
    const translated = german.get(path);

    expect(translated).not.toBe('');
    expect(facts(translated)).toEqual(facts(text));
  });

  it.each(calls)('uses each argument in %s with %j', (path, given, text) => {
    const translated = german.get(path);
    if (typeof translated !== 'function') throw new Error(`${path} takes no arguments in German`);

    expect(facts(translated(namedArguments(given)))).toEqual(facts(text(namedArguments(given))));
  });

  it.each([
    [de.comments.count({ count: 1 }), '1 Kommentar'],
    [de.comments.count({ count: 2 }), '2 Kommentare'],
    [de.common.relativeTime({ unit: 'd', value: 1 }), 'vor 1 Tag'],
    [de.common.relativeTime({ unit: 'd', value: 3 }), 'vor 3 Tagen'],
    [de.invitations.invited({ unit: 'hour', value: 1 }), 'Vor 1 Stunde eingeladen'],
    [de.invitations.invited({ unit: 'minute', value: 5 }), 'Vor 5 Minuten eingeladen'],
    [de.player.rateTimes({ rate: 1.5 }), '1,5×'],
    [de.notices.projectCreateFailed({ detail: 'Name is taken' }), 'Name is taken'],
    [de.notices.projectCreateFailed({}), 'Das Projekt konnte nicht erstellt werden'],
  ])('contains %j', (text, expected) => {
    expect(text).toBe(expected);
  });
});
