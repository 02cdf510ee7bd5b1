import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hooksIn } from '../../.storybook/pages/hooks/hook-groups.js';
import { root } from '../lib/toolchain.mjs';

const PAGES = globSync('.storybook/pages/hooks/*.mdx', { cwd: root });

function hooksOf(page: string) {
  const [, folders = ''] = /<HookList folders=\{\[(.+)\]\}/.exec(readFileSync(join(root, page), 'utf8')) ?? [];
  return hooksIn(folders.split(', ').map((folder) => folder.slice(1, -1)));
}

describe('pages of hooks', () => {
  it('list every exported hook once', () => {
    const index = readFileSync(join(root, 'packages/hooks/src/index.ts'), 'utf8');
    const exported = [...index.matchAll(/\buse[A-Z]\w+(?=,|\s*\})/g)].map(([name]) => name);
    const listed = PAGES.flatMap(hooksOf).map(({ name }) => name);

    expect(listed.length).toBeGreaterThan(80);
    expect(listed.sort()).toEqual([...new Set(exported)].sort());
  });

  it.each(PAGES)('describes each hook in one sentence without references to the specification: %s', (page) => {
    const summaries = hooksOf(page).map(({ summary }) => summary);

    expect(summaries.filter((summary) => !/^[A-Z].*\.$/.test(summary) || summary.includes('§'))).toEqual([]);
  });
});
