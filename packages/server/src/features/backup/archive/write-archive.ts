import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { type Manifest, MANIFEST } from './archive-format.js';

export interface ArchiveWriter {
  add: (name: string, size: number, content: Readable) => Promise<void>;
  /** Writes the manifest. Resolves when the file is complete and on disk. */
  finish: () => Promise<void>;
  /** Aborts; the partial file is useless. */
  abandon: () => Promise<void>;
}

/** Writes a new archive to `path`, entry by entry. */
export function writeArchive(path: string): ArchiveWriter {
  const archive = pack();
  // Most of the archive is video, which does not compress further.
  const written = pipeline(
    archive,
    createGzip({ level: 1 }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  written.catch(() => undefined);
  const manifest: Manifest = { entries: {} };

  return {
    async add(name, size, content) {
      const hash = createHash('sha256');
      const entry = archive.entry({ name, size, mode: 0o600 });
      const hashed = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      };
      // A full disk fails the whole archive, so nothing would read this entry.
      await Promise.race([
        pipeline(content, hashed, entry),
        written.then(() => Promise.reject(new Error('It ended too early.'))),
      ]);
      manifest.entries[name] = { size, sha256: hash.digest('hex') };
    },
    async finish() {
      archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest));
      archive.finalize();
      await written;
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => undefined);
    },
  };
}
