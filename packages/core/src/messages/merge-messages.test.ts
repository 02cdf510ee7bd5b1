import { describe, expect, it } from 'vitest';
import { en, type MessageOverrides } from './en.js';
import { mergeMessages } from './merge-messages.js';

describe('mergeMessages', () => {
  it('prefers later texts to earlier ones', () => {
    const merged = mergeMessages(en, { player: { play: 'Lire', pause: 'Pause (fr)' } }, { player: { play: 'Jouer' } });

    expect(merged.player.play).toBe('Jouer');
    expect(merged.player.pause).toBe('Pause (fr)');
    expect(merged.player.mute).toBe('Mute');
  });

  it('replaces functions and keeps their named arguments', () => {
    const merged = mergeMessages(en, { player: { volumePercent: ({ percent }) => `${percent} pour cent` } });

    expect(merged.player.volumePercent({ percent: 80 })).toBe('80 pour cent');
  });

  it.each<[string, MessageOverrides | undefined]>([
    ['nothing', undefined],
    ['an empty catalogue', {}],
    ['a missing subject', { player: undefined }],
    ['a missing text', { player: { play: undefined } }],
    ['an empty text', { player: { play: '' } }],
    ['a broken subject', JSON.parse('{"player": null, "common": "x"}') as MessageOverrides],
    ['a broken text', JSON.parse('{"player": {"play": null, "pause": 3}}') as MessageOverrides],
  ])('falls back to English for %s', (_name, overrides) => {
    expect(mergeMessages(en, overrides)).toEqual(en);
  });

  it('merges a single subject too', () => {
    expect(mergeMessages(en.login, { title: 'Bienvenue' })).toEqual({ ...en.login, title: 'Bienvenue' });
  });

  it('changes neither the catalogue nor the overrides', () => {
    const base = { a: { b: 'b', c: 'c' } };
    const override = { a: { b: 'x' } };

    mergeMessages(base, override);

    expect(base).toEqual({ a: { b: 'b', c: 'c' } });
    expect(override).toEqual({ a: { b: 'x' } });
  });
});
