import { randomUUID } from 'node:crypto';
import { CompiledQuery, type DatabaseConnection, type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Seal, Sealed } from './sealed-response.js';

/** Time for which a key repeats its response. */
export const IDEMPOTENCY_KEY_LIFE_HOURS = 24;
/** Time without a response after which the process of a call counts as dead. */
const LEASE_SECONDS = 60;

/** A call with an Idempotency-Key. */
interface KeyedCall {
  userId: string;
  key: string;
  operationId: string;
  /** Hash of address and body. */
  requestHash: Buffer;
}

export interface StoredResponse {
  status: number;
  contentType: string | null;
  body: string | null;
}

/** Exclusive right of one process to execute a call. */
export interface Reservation {
  userId: string;
  key: string;
  id: string;
}

/** State of a call. `done` means that its work is committed and its response is lost. */
export type Reserved =
  | { kind: 'reserved'; reservation: Reservation }
  | { kind: 'completed'; response: StoredResponse }
  | { kind: 'running' | 'done' | 'otherCall' };

/** First responses of calls, by user and key. */
export interface IdempotencyKeys {
  reserve: (call: KeyedCall) => Promise<Reserved>;
  /**
   * Marks the work of the call as done, in its transaction.
   *
   * @throws Error if another process has taken over the call
   */
  markDone: (connection: DatabaseConnection, reservation: Reservation) => Promise<void>;
  storeResponse: (reservation: Reservation, response: StoredResponse) => Promise<void>;
  /**
   * Allows the call to be repeated. With `unlessDone`, only if no transaction has done its work; otherwise the response
   * is lost.
   */
  release: (reservation: Reservation, options: { unlessDone: boolean }) => Promise<void>;
}

export function createIdempotencyKeys(db: Kysely<Tables>, seal: Seal): IdempotencyKeys {
  return {
    async reserve(call) {
      const id = randomUUID();
      if (await insert(db, call, id))
        return { kind: 'reserved', reservation: { userId: call.userId, key: call.key, id } };
      const row = await find(db, call);
      // Released in the meantime, so the next attempt gets it.
      if (!row) return { kind: 'running' };
      if (row.operation_id !== call.operationId || !row.request_hash.equals(call.requestHash))
        return { kind: 'otherCall' };
      if (row.response_status === null) return { kind: row.is_late ? 'done' : 'running' };
      const text = row.response_body === null ? null : seal.open(row.response_body as Sealed, ownerOf(call));
      if (text === null) return { kind: 'done' };
      const response = JSON.parse(text) as Omit<StoredResponse, 'status'>;
      return { kind: 'completed', response: { ...response, status: row.response_status } };
    },

    async markDone(connection, { userId, key, id }) {
      const text =
        'update idempotency_keys set done_at = now() where user_id = $1 and key = $2 and reservation_id = $3';
      const { numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(text, [userId, key, id]));
      if (numAffectedRows !== 1n) throw new Error('Another process has taken over this call.');
    },

    async storeResponse(reservation, { status, ...content }) {
      const sealed = seal.close(JSON.stringify(content), ownerOf(reservation));
      await db
        .updateTable('idempotency_keys')
        .set({ response_status: status, response_body: JSON.stringify(sealed) })
        .where('user_id', '=', reservation.userId)
        .where('key', '=', reservation.key)
        .where('reservation_id', '=', reservation.id)
        .execute();
    },

    async release({ userId, key, id }, { unlessDone }) {
      const released = await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('reservation_id', '=', id)
        .$if(unlessDone, (query) => query.where('done_at', 'is', null))
        .executeTakeFirst();
      if (released.numDeletedRows === 0n) await markLost(db, { userId, key, id });
    },
  };
}

/** Claims a key that is new or expired, or whose call died before doing anything. */
async function insert(db: Kysely<Tables>, call: KeyedCall, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as held (user_id, key, operation_id, request_hash, reservation_id)
    values (${call.userId}, ${call.key}, ${call.operationId}, ${call.requestHash}, ${id})
    on conflict (user_id, key) do update set
      operation_id = excluded.operation_id,
      request_hash = excluded.request_hash,
      reservation_id = excluded.reservation_id,
      response_status = null,
      response_body = null,
      done_at = null,
      created_at = now()
    where held.created_at <= now() - ${IDEMPOTENCY_KEY_LIFE_HOURS} * interval '1 hour'
      or (
        held.created_at <= now() - ${LEASE_SECONDS} * interval '1 second'
        and held.response_status is null
        and held.done_at is null
        and held.operation_id = excluded.operation_id
        and held.request_hash = excluded.request_hash
      )
    returning held.key`.execute(db);
  return rows.length > 0;
}

/** Status without a body, for a response that will never come. */
async function markLost(db: Kysely<Tables>, { userId, key, id }: Reservation): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response_status: 409 })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('reservation_id', '=', id)
    .execute();
}

async function find(db: Kysely<Tables>, { userId, key }: KeyedCall) {
  return db
    .selectFrom('idempotency_keys')
    .select(['operation_id', 'request_hash', 'response_status', 'response_body'])
    .select(sql<boolean>`created_at <= now() - ${LEASE_SECONDS} * interval '1 second'`.as('is_late'))
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

function ownerOf({ userId, key }: Pick<Reservation, 'userId' | 'key'>): string {
  return `${userId} ${key}`;
}
