import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKERS = { br: promisify(brotliCompress), gz: promisify(gzip) };
const WORTH_PACKING = /\.(js|css)$/;
/** Files that fit in one packet do not arrive sooner when they are smaller. */
const MIN_BYTES = 1_400;

/**
 * Writes compressed copies of scripts and styles, as small as possible, so that the server compresses nothing during a
 * request. Both encodings are needed: browsers accept the better one only over encrypted connections and from their own
 * machine.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        await Promise.all(
          Object.keys(bundle)
            .filter((name) => WORTH_PACKING.test(name))
            .map((name) => writePacked(join(dir, name))),
        );
      },
    },
  };
}

async function writePacked(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const [ending, pack] of Object.entries(PACKERS)) await writeFile(`${path}.${ending}`, await pack(bytes));
}
