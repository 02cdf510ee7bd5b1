import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg, { type Client } from 'pg';
import type { Database } from '../../../src/platform/database/database.js';
import type { Tables } from '../../../src/platform/database/schema/tables.js';

interface ExplainedPlan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

export interface BlockCounter {
  /**
   * Returns how many blocks the statements of `work` touch. Each is planned without its values, like frequent statements
   * of a server, and runs a second time in a transaction that is rolled back.
   */
  count: (work: (db: Kysely<Tables>) => Promise<unknown>) => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a counter with its own connection to a database. */
export async function openBlockCounter({
  pool,
  connection,
}: Pick<Database, 'pool' | 'connection'>): Promise<BlockCounter> {
  const client = new pg.Client(connection);
  await client.connect();
  return {
    async count(work) {
      const statements: CompiledQuery[] = [];
      await work(
        new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) }),
      );
      let blocks = 0;
      for (const statement of statements) if (isPlanned(statement)) blocks += await explain(client, statement);
      return blocks;
    },
    close: () => client.end(),
  };
}

function isPlanned({ sql }: CompiledQuery): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(sql);
}

async function explain(client: Client, { sql, parameters }: CompiledQuery): Promise<number> {
  await client.query('begin');
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare counted as ${sql}`);
  const values = parameters.map(literalOf).join(', ');
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: ExplainedPlan }] }>(
    `explain (analyze, buffers, format json) execute counted${values && `(${values})`}`,
  );
  await client.query('rollback; deallocate counted');
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan.');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`);
}
