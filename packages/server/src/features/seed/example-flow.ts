import { createHash } from 'node:crypto';
import { sharedFlowPath } from '@flowlens/core/links';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Logger } from '../../platform/logging/logger.js';
import { hashToken } from '../../platform/secrets/opaque-token.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { idOf } from './demo-project.js';
import {
  addExampleAccounts,
  addExampleProject,
  EXAMPLE_PROJECT_ID,
  EXAMPLE_SEED,
  EXAMPLE_TOKEN,
  lockExample,
  removeExample,
} from './example-project.js';
import { insertFlow } from './insert-flow.js';
import { readRecording, type RecordedFlow } from './recorded-flow.js';

/** Folder name of the recording. */
const RECORDING = 'checkout-fails-on-pay';

/** Lifetime of the link, which never ends in practice. */
const LINK_LIFE_YEARS = 100;

interface ExampleFlowParts {
  config: Pick<Config, 'exampleFlow' | 'publicUrl'>;
  database: Pick<Database, 'db'>;
  storage: BlobStorage;
  seedFolder: string;
  log: Logger;
}

/** Flow that anybody may open on this server. */
export interface ExampleFlow {
  /** Adds, replaces or removes the flow, as configured. If that fails, the server starts without it. */
  prepare: () => Promise<void>;
  /** URL of its page; null without a flow. */
  url: () => string | null;
}

export function createExampleFlow({
  config,
  database: { db },
  storage,
  seedFolder,
  log,
}: ExampleFlowParts): ExampleFlow {
  let isOpen = false;

  async function addOrReplace(): Promise<void> {
    const flow = await readRecording(seedFolder, RECORDING);
    const seed = EXAMPLE_SEED + digestOf(flow);
    const added = await db.transaction().execute(async (transaction) => {
      await lockExample(transaction);
      if (await isApplied(transaction, seed)) return false;
      await removeExample(transaction);
      await transaction.insertInto('applied_seeds').values({ name: seed }).execute();
      await addExample(transaction, flow, storage);
      return true;
    });
    if (added) log.info({ flow: RECORDING }, 'added the example flow');
  }

  const remove = () =>
    db.transaction().execute(async (transaction) => {
      await lockExample(transaction);
      await removeExample(transaction);
    });

  return {
    async prepare() {
      try {
        await (config.exampleFlow ? addOrReplace() : remove());
      } catch (error) {
        log.warn({ err: error }, 'the example flow could not be added, replaced or removed');
      }
      isOpen = config.exampleFlow && (await isLinkLive(db));
    },
    url: () => (isOpen ? config.publicUrl + sharedFlowPath(EXAMPLE_TOKEN) : null),
  };
}

async function isApplied(db: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await db.selectFrom('applied_seeds').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

async function addExample(transaction: Transaction<Tables>, flow: RecordedFlow, storage: BlobStorage): Promise<void> {
  const emails = [flow.reporter_email, ...flow.comments.map(({ author_email }) => author_email)];
  const people = await addExampleAccounts(transaction, new Set(emails.map((email) => email.toLowerCase())));
  const ownerId = idOf(people, flow.reporter_email);
  await addExampleProject(transaction, ownerId);
  const createdAt = new Date(flow.recorded_at);
  const flowId = await insertFlow(transaction, flow, { storage, projectId: EXAMPLE_PROJECT_ID, people, createdAt });
  await transaction
    .insertInto('share_links')
    .values({
      flow_id: flowId,
      token_hash: hashToken(EXAMPLE_TOKEN),
      created_by_user_id: ownerId,
      expires_at: sql`now() + ${LINK_LIFE_YEARS} * interval '1 year'`,
    })
    .execute();
}

/** A different digest means a different recording. */
function digestOf({ video, preview, thumbnail, timeline, ...texts }: RecordedFlow): string {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of [video, preview, thumbnail, timeline]) hash.update(createHash('sha256').update(file).digest());
  return hash.digest('hex');
}

async function isLinkLive(db: Kysely<Tables>): Promise<boolean> {
  const link = await db
    .selectFrom('share_links')
    .select('id')
    .where('token_hash', '=', hashToken(EXAMPLE_TOKEN))
    .where('flow_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link !== undefined;
}
