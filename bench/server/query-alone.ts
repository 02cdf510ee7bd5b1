import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { PreparingClient } from '../../packages/server/src/platform/database/preparing-client.js';
import type { Tables } from '../../packages/server/src/platform/database/schema/tables.js';
import { findFlows } from '../../packages/server/src/features/flows/list/find-flows.js';
import { CLIENTS } from './load.js';

/** The same number of connections as the server. */
const CONNECTIONS = CLIENTS / 2;

export interface QueryAlone {
  /** Queries a list of 50 flows, like the server. */
  list: (userId: string, projectId: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Measures the query of a list without a server. */
export function openQueryAlone(connection: ClientConfig): QueryAlone {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS, Client: PreparingClient });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    list: (userId, projectId) =>
      findFlows(
        db,
        { kind: 'session', userId, sessionId: '', email: '', name: '', hostedDomain: null },
        { projectId, limit: 51 },
      ),
    close: () => pool.end(),
  };
}
