import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** An entry of an archive; `content` has to be read to its end before the next one comes. */
interface ArchiveEntry {
  name: string;
  content: Readable;
}

/** The entries of an archive, in their order. It throws for what is no such file, or only a part of one. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  pipeline(createReadStream(path), createGunzip(), archive, () => undefined);
  for await (const entry of archive) {
    const content = Readable.from(entry as AsyncIterable<Buffer>);
    yield { name: entry.header.name, content };
  }
}
