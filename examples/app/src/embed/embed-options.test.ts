import { describe, expect, it } from 'vitest';
import { readEmbedOptions } from './embed-options.js';

describe('readEmbedOptions', () => {
  it('reads token, view, start, theme and language', () => {
    const search = '?view=player&start=28000&theme=dark&locale=de';

    expect(readEmbedOptions({ pathname: '/embed/fl_sh_x', search })).toEqual({
      token: 'fl_sh_x',
      view: 'player',
      startMs: 28_000,
      theme: 'dark',
      locale: 'de',
    });
  });

  it.each(['', '?view=&start=&theme=', '?view=gallery&start=-1&theme=blue', '?start=1e9&start=soon'])(
    'ignores invalid options: %j',
    (search) => {
      expect(readEmbedOptions({ pathname: '/embed/fl_sh_x/', search })).toEqual({
        token: 'fl_sh_x',
        view: 'flow',
        startMs: null,
        theme: null,
        locale: null,
      });
    },
  );

  it.each([
    ['/embed/a%2Fb', 'a/b'],
    ['/embed/%zz', '%zz'],
  ])('reads the token of %s', (pathname, token) => {
    expect(readEmbedOptions({ pathname, search: '' }).token).toBe(token);
  });
});
