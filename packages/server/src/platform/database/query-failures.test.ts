import { once } from 'node:events';
import { connect, createServer, type LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { problemOfQueryFailure } from './query-failures.js';

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe('problemOfQueryFailure', () => {
  it.each([
    ['a full disk', failure('could not extend file', { code: '53100' }), 507],
    ['a NUL character', failure('invalid byte sequence', { code: '22021' }), 422],
    ['a statement that took too long', failure('canceling statement', { code: '57014' }), 503],
    ['a deadlock', failure('deadlock detected', { code: '40P01' }), 503],
    ['a server that shuts down', failure('terminating connection', { code: '57P01' }), 503],
    ['a database that has become a standby', failure('cannot execute INSERT', { code: '25006' }), 503],
    ['a lost connection', failure('connection failure', { code: '08006' }), 503],
    ['a missing socket', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), 503],
    ['an unreachable network', failure('connect EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'connect' }), 503],
    ['a connection that broke', failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }), 503],
    ['a missing response', failure('Query read timeout'), 503],
    ['a connection closed before', failure('Client was closed and is not queryable'), 503],
    ['a connection that ended', failure('Connection terminated unexpectedly'), 503],
  ])('maps %s', (_what, error, status) => expect(problemOfQueryFailure(error)?.status).toBe(status));

  it('maps a host of which every address refuses the connection', async () => {
    expect(problemOfQueryFailure(await refusedByAll())?.status).toBe(503);
  });

  it.each([
    ['a syntax error', failure('syntax error', { code: '42601' })],
    ['a constraint violation', failure('duplicate key', { code: '23505' })],
    ['a file that is missing', failure('open ENOENT', { code: 'ENOENT', syscall: 'open' })],
    ['anything else', failure('boom')],
    ['a value that is not an error', 'boom'],
  ])('returns undefined for %s', (_what, error) => expect(problemOfQueryFailure(error)).toBeUndefined());

  it('sets Retry-After', () => {
    expect(problemOfQueryFailure(failure('', { code: '57P03' }))?.headers).toEqual({ 'retry-after': '2' });
  });
});

/** Returns the error of a connection to a host with two addresses, on a port that nobody listens on. */
async function refusedByAll(): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup: LookupFunction = (_host, _options, done) => done(null, addresses);
  const [error] = (await once(connect({ host: 'database.test', port, lookup }), 'error')) as [unknown];
  return error;
}
