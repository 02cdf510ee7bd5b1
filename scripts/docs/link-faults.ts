import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/toolchain.mjs';
import type { Document } from './documents.js';

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;

/** Links in the repository to missing files or headings. */
export function linkFaults({ path, text }: Document): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !leadsSomewhere(path, target))
    .map((target) => `${path} links to ${target}`);
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = join(root, file ? join(dirname(from), file) : from);
  if (!existsSync(path)) return false;
  return heading === undefined || (statSync(path).isFile() && headingsOf(path).has(heading));
}

/** Returns the id of a heading, as on GitHub. */
function headingsOf(path: string): Set<string> {
  const headings = readFileSync(path, 'utf8').match(/^#+ .+$/gm) ?? [];
  return new Set(
    headings.map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
