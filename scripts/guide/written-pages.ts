import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/toolchain.mjs';
import { renderMarkdown } from './markdown.js';
import type { GuidePage } from './page.js';

/** Names of the files in `docs/guide`, in the order of the navigation. */
const NAMES = ['index', 'recording', 'watching', 'projects', 'sharing', 'assistants'];

/** Reads and renders the pages that are written by hand. */
export function writtenPages(): GuidePage[] {
  return NAMES.map((name) => {
    const source = readFileSync(join(root, 'docs/guide', `${name}.md`), 'utf8');
    const [, title] = /^# (.+)$/m.exec(source) ?? [];
    if (title === undefined) throw new Error(`docs/guide/${name}.md has no title`);
    const [summary = ''] = source.replace(/^# .+\n+/, '').split('\n\n');
    return { path: name === 'index' ? '' : name, title, summary, ...renderMarkdown(source) };
  });
}
