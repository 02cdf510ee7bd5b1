import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { buffer } from 'node:stream/consumers';
import {
  type ArchiveHead,
  DamagedArchiveError,
  FORMAT_VERSION,
  HEAD,
  JOBS,
  type Manifest,
  MANIFEST,
  tableEntry,
} from './archive-format.js';
import { readArchive } from './read-archive.js';

/** Valid names of migrations. A name later becomes part of a path. */
const MIGRATION = /^\d{4}_[a-z0-9_]+\.sql$/;
const HEAD_SHAPE = z.object({
  format: z.literal('flowlens-backup'),
  version: z.number(),
  created_at: z.string(),
  migrations: z.array(z.object({ name: z.string().regex(MIGRATION), checksum: z.string() })),
});
const TABLE_ENTRY = /^tables\/([a-z][a-z0-9_]*)\.jsonl$/;

interface VerifiedArchive {
  head: ArchiveHead;
  /** Tables with rows in the archive. */
  tables: string[];
}

/**
 * Reads an archive to its end, checks every entry against the manifest, and extracts those of the database into
 * `folder`.
 *
 * @throws DamagedArchiveError
 */
export async function verifyArchive(file: string, folder: string): Promise<VerifiedArchive> {
  const found: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === MANIFEST) manifest = JSON.parse((await buffer(content)).toString('utf8')) as Manifest;
      else found[name] = await measure(content, isOfDatabase(name) ? join(folder, name) : undefined);
    }
  } catch (error) {
    throw new DamagedArchiveError(
      file,
      `the archive is incomplete or damaged (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  if (!manifest?.entries) throw new DamagedArchiveError(file, 'its end is missing');
  const different = differenceOf(manifest.entries, found);
  if (different !== undefined) throw new DamagedArchiveError(file, `its entry ${different} is damaged`);
  const { data: head } = HEAD_SHAPE.safeParse(JSON.parse(await readFile(join(folder, HEAD), 'utf8')));
  if (head === undefined) throw new DamagedArchiveError(file, 'it is not a backup of FlowLens');
  if (head.version !== FORMAT_VERSION) throw new DamagedArchiveError(file, 'a newer version of FlowLens wrote it');
  return { head, tables: Object.keys(found).flatMap((name) => TABLE_ENTRY.exec(name)?.[1] ?? []) };
}

/** Path of a table's rows, as `verifyArchive` left them. */
export function rowsPath(folder: string, table: string): string {
  return join(folder, tableEntry(table));
}

function isOfDatabase(name: string): boolean {
  return name === HEAD || name === JOBS || TABLE_ENTRY.test(name);
}

async function measure(content: AsyncIterable<Buffer>, keepAt: string | undefined) {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* () {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  if (keepAt === undefined) for await (const chunk of measured()) void chunk;
  else {
    await mkdir(dirname(keepAt), { recursive: true });
    await pipeline(measured, createWriteStream(keepAt, { mode: 0o600 }));
  }
  return { size, sha256: hash.digest('hex') };
}

/** Returns the name of the first missing or different entry; undefined if there is none. An archive must contain HEAD. */
function differenceOf(wanted: Manifest['entries'], found: Manifest['entries']): string | undefined {
  return [HEAD, ...Object.keys(wanted), ...Object.keys(found)].find(
    (name) =>
      wanted[name]?.sha256 === undefined ||
      wanted[name].sha256 !== found[name]?.sha256 ||
      wanted[name].size !== found[name].size,
  );
}
