import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, ENTRY_MAX_CHARS, LIST_MAX, parseSettings } from './settings.js';

describe('parseSettings', () => {
  it.each([undefined, null, 'text', 7, [], {}])('returns the defaults for %j', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps valid parts next to broken ones', () => {
    const stored = {
      privacyLevel: 'strict',
      allowedSites: 'shop.example',
      blockedSites: ['bank.example', 7, '  ', 'bank.example', 'x'.repeat(ENTRY_MAX_CHARS + 1)],
      masks: ['.card', null],
      bufferSeconds: 5_000,
      projects: { 'https://a.example u': { id: 'p1', name: 'Web shop' }, other: { id: 7 } },
    };
    expect(parseSettings(stored)).toEqual({
      privacyLevel: 'strict',
      allowedSites: [],
      blockedSites: ['bank.example'],
      masks: ['.card'],
      bufferSeconds: DEFAULT_SETTINGS.bufferSeconds,
      projects: { 'https://a.example u': { id: 'p1', name: 'Web shop' } },
    });
  });

  it('truncates a list that is too long', () => {
    const masks = Array.from({ length: LIST_MAX + 1 }, (_, index) => `.mask-${index}`);
    expect(parseSettings({ masks }).masks).toHaveLength(LIST_MAX);
  });
});
