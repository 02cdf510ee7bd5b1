import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.js';

const ENGLISH = { language: 'en', locale: 'en-US' };

describe('preferredLanguage', () => {
  it.each([
    [['de-AT', 'en'], { language: 'de', locale: 'de-AT' }],
    [['de'], { language: 'de', locale: 'de' }],
    [['fr', 'DE-ch'], { language: 'de', locale: 'DE-ch' }],
    [['en-GB', 'de'], ENGLISH],
    [['fr', 'den'], ENGLISH],
    [[], ENGLISH],
  ])('reads from %j: %j', (wanted, expected) => {
    expect(preferredLanguage(wanted)).toEqual(expected);
  });
});
