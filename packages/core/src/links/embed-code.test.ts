import { describe, expect, it } from 'vitest';
import { embedAtTime, embedCode } from './embed-code.js';

const url = 'https://flowlens.example/embed/fl_sh_x';

describe('embedCode', () => {
  it('returns an iframe with a title, a size and the features of the player', () => {
    expect(embedCode({ url, title: 'Checkout fails' })).toBe(
      `<iframe src="${url}" title="Checkout fails" width="960" height="540" style="border: 0" loading="lazy" ` +
        'allow="autoplay; clipboard-write; fullscreen; picture-in-picture"></iframe>',
    );
  });

  it('escapes title and address', () => {
    const code = embedCode({ url: `${url}?a=1&b="`, title: '"><script>alert(1)</script>', width: 400, height: 225 });

    expect(code).toContain(`src="${url}?a=1&#38;b=&#34;"`);
    expect(code).toContain('title="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;" width="400" height="225"');
  });
});

describe('embedAtTime', () => {
  it('adds the time in milliseconds', () => {
    expect(embedAtTime(url, 28_000)).toBe(`${url}?start=28000`);
  });
});
