import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../errors/operator-error.js';
import { spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { waitForPostgres } from './wait-for-postgres.js';

let server: Server;
afterEach(() => server.close());

/** Implements just enough of the protocol to reject everybody. */
async function startRefusing(state: string, message: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0C${state}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('waiting for PostgreSQL', () => {
  it('fails at once with one line when the address is wrong', async () => {
    const port = await startRefusing('3D000', 'database "nope" does not exist');
    const DATABASE_URL = `postgres://me:hunter2@127.0.0.1:${port}/nope`;

    const command = spawnFlowLens(['migrate'], { DATABASE_URL, FLOWLENS_DATA: createDataFolder() });

    expect(await command.exited).toBe(1);
    expect(command.output()).toBe('PostgreSQL cannot be used: database "nope" does not exist. Check DATABASE_URL.\n');
  });

  it('continues while it starts, reports that once, and gives up with one line', async () => {
    const port = await startRefusing('57P03', 'the database system is starting up');
    const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'me' });
    const said: string[] = [];

    const failure = await waitForPostgres(pool, (line) => said.push(line), 3_000).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(OperatorError);
    expect(String(failure)).toContain('PostgreSQL cannot be used: the database system is starting up.');
    expect(said).toEqual(['Waiting for PostgreSQL (the database system is starting up) …']);
    await pool.end();
  });
});
