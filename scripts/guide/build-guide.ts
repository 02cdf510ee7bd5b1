import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { apiPages } from './api/api-pages.js';
import { readContract } from './api/contract.js';
import { documentOf, type NavigationGroup } from './layout.js';
import { GUIDE_PATH, type GuidePage } from './page.js';
import { writtenPages } from './written-pages.js';

const NOT_FOUND: GuidePage = {
  path: '404',
  title: 'Page not found',
  summary: 'The guide has no page at this address.',
  html: `<h1>Page not found</h1>\n<p class="lead">The guide has no page at this address.</p>\n<p><a href="${GUIDE_PATH}">Go to the first page</a></p>`,
  headings: [],
};

/** Returns the files of the guide by their names below `/docs/`. */
export function guideFiles(): Map<string, string> {
  const written = writtenPages();
  const api = apiPages(readContract());
  const navigation: NavigationGroup[] = [
    { label: 'Guide', pages: written.map((page) => linkTo(page, '')) },
    { label: 'API reference', pages: api.map((page) => linkTo(page, 'api')) },
  ];
  const css = readFileSync(join(import.meta.dirname, 'guide.css'), 'utf8');
  const styles = `assets/guide-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const layout = { navigation, styles: `${GUIDE_PATH}${styles}` };

  return new Map([
    [styles, css],
    ['404.html', documentOf(NOT_FOUND, layout)],
    ...[...written, ...api].map((page): [string, string] => [
      join(page.path, 'index.html').replaceAll('\\', '/'),
      documentOf(page, layout),
    ]),
  ]);
}

/** Returns the link of a page in its group, whose first page is its overview. */
function linkTo({ path, title }: GuidePage, overviewPath: string) {
  return { path, title: path === overviewPath ? 'Overview' : title };
}

/** Replaces the content of a folder by the guide, with compressed copies. */
export function buildGuide(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of guideFiles()) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}
