import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/toolchain.mjs';

const FOREIGN = /(^|\/)(node_modules|dist|test-results|playwright-report|api|\.next|\.git)(\/|$)/;

/** A text of the documentation. */
export interface Document {
  /** Path in the repository, with slashes. */
  path: string;
  text: string;
}

/** Returns every page for readers: Markdown, and the guides of the catalogue. */
export function documents(): Document[] {
  return globSync(
    ['*.md', '.github/*.md', '{bench,docs,packages,examples,.changeset}/**/*.md', '{packages,.storybook}/**/*.mdx'],
    {
      cwd: root,
      exclude: (path) => FOREIGN.test(path),
    },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !FOREIGN.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
