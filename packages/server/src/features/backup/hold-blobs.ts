import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { OperatorError } from '../../platform/errors/operator-error.js';

const HOLD_SECONDS = 300;
const RENEW_EVERY_MS = 60_000;

interface BlobHold {
  /** @throws OperatorError if the hold had ended before, so that files may be missing */
  release: () => Promise<void>;
}

/** Stops all servers from removing files until it is released, or for five minutes after its holder died. */
export async function holdBlobs(db: Kysely<Tables>): Promise<BlobHold> {
  const until = sql<Date>`now() + make_interval(secs => ${HOLD_SECONDS})`;
  const { id } = await db
    .insertInto('blob_holds')
    .values({ held_until: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A failed renewal is made up for by the next one.
  const renew = () =>
    db
      .updateTable('blob_holds')
      .set({ held_until: until })
      .where('id', '=', id)
      .where('held_until', '>', sql<Date>`now()`)
      .execute()
      .catch(() => undefined);
  const renewing = setInterval(() => void renew(), RENEW_EVERY_MS);
  return {
    async release() {
      clearInterval(renewing);
      const held = await db
        .deleteFrom('blob_holds')
        .where('id', '=', id)
        .where('held_until', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst();
      if (!held) throw new OperatorError('The database was unreachable for too long. Please run the backup again.');
    },
  };
}
