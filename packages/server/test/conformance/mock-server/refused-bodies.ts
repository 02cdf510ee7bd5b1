const NO_TEXTS = [undefined, null, 7, true, {}, []];
const TEXTS = ['', ' ', 'x'.repeat(300), 'x'.repeat(40_000), '👩‍👩‍👧‍👦'.repeat(3), 'a@b', ' a@example.com', 'nonsense'];
const OTHERS = [
  -1,
  0.5,
  90_000,
  '7',
  ['a', 'a'],
  [{}],
  [{ url: 'no address', title: '' }],
  [{ url: 'https://evil.example/', title: 'C' }],
  Array(101).fill('x'),
];

/** Variants of a valid body with one change each; some are still valid. */
export function invalidVariants(fitting: Record<string, unknown>): unknown[] {
  const oneByOne = Object.keys(fitting).flatMap((name) => {
    // The mock server accepts any text as an id.
    const texts = /(^|_)ids?$/.test(name) ? [] : [...TEXTS, ...OTHERS];
    return [...NO_TEXTS, ...texts].map((value) => ({ ...fitting, [name]: value }));
  });
  return [...oneByOne, { ...fitting, owner_id: 'me' }, {}, [], null, 'text', '{', '', '7'];
}
