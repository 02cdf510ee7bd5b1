import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumPath, headlessChromiumPath } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-chromium-'));
const chromium = join(folder, 'chromium');
writeFileSync(chromium, '');

describe('chromiumPath', () => {
  it('prefers the browser of the environment variable to the system’s', () => {
    const named = join(folder, 'my-browser');
    writeFileSync(named, '');

    expect(chromiumPath({ FLOWLENS_CHROMIUM: named, PATH: folder })).toBe(named);
  });

  it('names the variable when its path does not exist', () => {
    expect(() => chromiumPath({ FLOWLENS_CHROMIUM: '/nowhere/chromium', PATH: folder })).toThrow(
      /FLOWLENS_CHROMIUM is \/nowhere\/chromium/,
    );
  });

  it('finds the system’s browser on the path', () => {
    expect(chromiumPath({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(chromium);
  });

  it('returns undefined when there is none', () => {
    expect(chromiumPath({ PATH: '/nowhere' })).toBeUndefined();
  });
});

describe('headlessChromiumPath', () => {
  it('returns the Chromium when it has no headless shell', () => {
    expect(headlessChromiumPath({ PATH: folder })).toBe(chromium);
  });

  it('prefers the headless shell beside the Chromium', () => {
    const beside = mkdtempSync(join(tmpdir(), 'flowlens-chromium-'));
    const shell = join(beside, 'chromium-headless-shell');
    for (const path of [join(beside, 'chromium'), shell]) writeFileSync(path, '');

    expect(headlessChromiumPath({ PATH: beside })).toBe(shell);
  });

  it('returns undefined when there is no Chromium', () => {
    expect(headlessChromiumPath({ PATH: '/nowhere' })).toBeUndefined();
  });
});
