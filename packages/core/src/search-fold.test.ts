import { describe, expect, it } from 'vitest';
import { foldForSearch } from './search-fold.js';

describe('foldForSearch', () => {
  it.each([
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['GROẞ', 'gross'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδος', 'οδοσ'],
    ['Σσς', 'σσσ'],
    ['Plain ASCII 42', 'plain ascii 42'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('does not change text that is already folded', () => {
    for (const text of ['Straße ΟΔΟΣ', 'İstanbul'])
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
  });
});
