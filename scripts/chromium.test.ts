import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.mjs';

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
