import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS } from './shared-code.js';

const ROOTS = ['packages/', 'examples/', 'node_modules/.pnpm/node_modules/', 'packages/components/node_modules/'];

describe('PARTS', () => {
  it('names folders and files that exist', () => {
    const missing = Object.values(PARTS)
      .flat()
      .filter((path) => !ROOTS.some((folder) => existsSync(`${folder}${path}`)));

    expect(missing).toEqual([]);
  });
});
