import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { pictureChild } from '../../../platform/package-paths.js';
import { MediaChildEnded, runMediaChild } from '../../../platform/sandbox/run-media-child.js';
import type { MediaSandbox } from '../../../platform/sandbox/sandbox.js';
import type { BlobStorage } from '../../../platform/storage/blob-storage.js';
import { Slots } from '../../timelines/slots.js';
import type { LinkPreview } from '../link-preview.js';
import type { FromPictureChild, ToPictureChild } from './messages.js';

const HEAP_MB = 128;
const LIMITS = { cpuMs: 10_000, starvedMs: 20_000, memoryMb: 1_024 };
/** Thumbnails are smaller than a megabyte. */
const THUMBNAIL_MAX_BYTES = 8 * 1024 * 1024;

interface PictureParts {
  db: Kysely<Tables>;
  storage: BlobStorage;
  sandbox: MediaSandbox;
  log: Logger;
}

/** Returns the preview picture of a public link as a JPEG; undefined if the flow has no picture. */
export type ReadPreviewPicture = (preview: LinkPreview) => Promise<Buffer | undefined>;

/**
 * Returns a function that makes each picture once, in a process without access to files, and stores it in the database.
 */
export function createReadPreviewPicture(parts: PictureParts): ReadPreviewPicture {
  const slots = new Slots({ running: 1, waiting: 16 });
  return async (preview) => {
    const { thumbnailKey } = preview;
    if (thumbnailKey === null) return undefined;
    const wanted = { ...preview, thumbnailKey };
    return (
      (await findPicture(parts.db, wanted)) ??
      // Requests for the same picture wait for the first one.
      slots.run(async () => (await findPicture(parts.db, wanted)) ?? makePicture(parts, wanted))
    );
  };
}

type Wanted = LinkPreview & { thumbnailKey: string };

async function findPicture(
  db: Kysely<Tables>,
  { flowId, pictureKind, thumbnailKey }: Wanted,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('preview_pictures')
    .select('jpeg')
    .where('flow_id', '=', flowId)
    .where('kind', '=', pictureKind)
    .where('thumbnail_key', '=', thumbnailKey)
    .executeTakeFirst();
  return row?.jpeg;
}

async function makePicture({ db, storage, sandbox, log }: PictureParts, wanted: Wanted): Promise<Buffer | undefined> {
  const { flowId, pictureKind: kind, thumbnailKey } = wanted;
  const size = await storage.size(thumbnailKey);
  if (size === undefined || size > THUMBNAIL_MAX_BYTES) return undefined;
  const thumbnail = await buffer(storage.read(thumbnailKey));
  const jpeg = await convert({ thumbnail, kind }, sandbox).catch((error: unknown) => {
    if (!(error instanceof MediaChildEnded)) throw error;
    log.warn({ err: error }, 'making a preview picture failed');
    return undefined;
  });
  if (!jpeg) return undefined;
  // Selects from `flows`, because the flow may have been deleted in the meantime.
  await sql`
    insert into preview_pictures (flow_id, kind, thumbnail_key, jpeg)
    select id, ${kind}::text, thumbnail_key, ${jpeg}::bytea
    from flows where id = ${flowId} and thumbnail_key = ${thumbnailKey} for key share
    on conflict (flow_id, kind) do update set thumbnail_key = excluded.thumbnail_key, jpeg = excluded.jpeg`.execute(db);
  return jpeg;
}

function convert(task: ToPictureChild, sandbox: MediaSandbox): Promise<Buffer | undefined> {
  return runMediaChild<FromPictureChild, Buffer | undefined, ToPictureChild>({
    entry: pictureChild,
    heapMb: HEAP_MB,
    serialization: 'advanced',
    sandbox,
    limits: LIMITS,
    signal: AbortSignal.timeout(LIMITS.starvedMs),
    onStart: ({ send }) => send(task),
    onMessage: (message, { resolve }) => resolve(message.kind === 'done' ? Buffer.from(message.jpeg) : undefined),
  });
}
