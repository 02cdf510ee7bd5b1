import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** An entry of an archive; read `content` to its end before the next one. */
interface ArchiveEntry {
  name: string;
  content: Readable;
}

/** Reads the entries of an archive in order. Throws for other files and for truncated archives. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  pipeline(createReadStream(path), createGunzip(), archive, () => undefined);
  for await (const entry of archive) {
    const content = Readable.from(entry as AsyncIterable<Buffer>);
    yield { name: entry.header.name, content };
  }
}
