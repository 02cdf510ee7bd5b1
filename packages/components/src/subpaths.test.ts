import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const SOURCE = 'packages/components/src';
/** Entries that are not part of the main entry. */
const APART = ['./locales/de', './toaster', './styles.css'];

const folders = globSync('*/index.ts', { cwd: SOURCE })
  .map((path) => dirname(path))
  .sort();
const read = (path: string) => readFileSync(path, 'utf8');

/** Names that an index exports, in its own order. */
function namesIn(path: string): string[] {
  const blocks = [...read(path).matchAll(/export (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from/g)];
  return blocks
    .flatMap(([, list, namespace]) => (namespace ?? list!).split(','))
    .map((name) => name.replace(/\btype /, '').trim())
    .filter(Boolean);
}

describe('subpaths', () => {
  it('has an entry for every folder with an index', () => {
    const { '.': main, ...entries } = manifest.exports;
    const published = Object.keys(manifest.publishConfig.exports);

    expect(main).toBe('./src/index.ts');
    expect(Object.keys(entries).filter((entry) => !APART.includes(entry))).toEqual(folders.map((name) => `./${name}`));
    expect(published).toEqual(expect.arrayContaining(Object.keys(entries)));
  });

  it('exports the same names from the subpaths as from the main entry', () => {
    const parts = folders.flatMap((folder) => namesIn(`${SOURCE}/${folder}/index.ts`));

    expect([...new Set(parts)].sort()).toEqual(namesIn(`${SOURCE}/index.ts`).sort());
  });

  it('names every export, in every index', () => {
    for (const path of globSync(`${SOURCE}/**/index.ts`)) expect(read(path), path).not.toMatch(/export \* from/);
  });
});
