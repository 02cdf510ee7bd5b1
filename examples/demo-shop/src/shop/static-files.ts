import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
const require = createRequire(import.meta.url);

const FONTS: Record<string, string> = {
  'figtree.woff2': require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'fraunces.woff2': require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
};

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticFile {
  contentType: string;
  body: Buffer;
}

/** Returns a style sheet, script or font; undefined if the path does not exist. */
export async function readStaticFile(path: string): Promise<StaticFile | undefined> {
  const [, folder, name] = path.split('/');
  const contentType = CONTENT_TYPES[extname(path)];
  if (!folder || !name || !contentType || path.split('/').length !== 3) return undefined;
  const font = folder === 'fonts' ? FONTS[name] : undefined;
  const file = font ?? join(PUBLIC, folder, name);
  if (!font && dirname(dirname(file)) !== PUBLIC.slice(0, -1)) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && { contentType, body };
}
