import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/toolchain.mjs';

/** Parts of the product, which nobody embeds. */
const NOT_EMBEDDED = / of extension$/;

/** Returns name and limit of each part in `.size-limit.js`, which only loads after a build of the app. */
function budgets(): string[][] {
  const config = readFileSync(join(root, '.size-limit.js'), 'utf8');
  return [...config.matchAll(/^ {2}budget\('([^']+)',[^)]*?limit: '([^']+)'/gm)]
    .map(([, name = '', limit = '']) => [name, limit])
    .filter(([name]) => !NOT_EMBEDDED.test(name!));
}

function table(page: string): string[][] {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

describe('the page of sizes', () => {
  it('lists the limit of every part, as the step “weights” checks it', () => {
    expect(budgets().length).toBeGreaterThan(25);
    expect(table('docs/sizes.md')).toEqual(budgets());
  });
});
