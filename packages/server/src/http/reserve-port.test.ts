import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { reservePort } from './reserve-port.js';
import { createTestApp } from '../../test/support/server/test-app.js';

const HOST = '127.0.0.1';

/** Returns the error of another program that tries to listen there. */
async function refusalAt(port: number): Promise<string | undefined> {
  const other = createServer().listen(port, HOST);
  const [error] = (await Promise.race([once(other, 'error'), once(other, 'listening')])) as [NodeJS.ErrnoException?];
  other.close();
  return error?.code;
}

describe('reservePort', () => {
  it('reserves a port for an app until it listens there', async () => {
    const reserved = await reservePort(HOST);
    const url = `http://${HOST}:${reserved.port}`;
    expect(await refusalAt(reserved.port)).toBe('EADDRINUSE');
    await expect(fetch(`${url}/livez`)).rejects.toThrow();

    const app = await createTestApp();
    reserved.passTo(app);
    await app.listen({ host: HOST, port: reserved.port });

    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await refusalAt(reserved.port)).toBe('EADDRINUSE');
    await app.close();
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
    expect(await refusalAt(reserved.port)).toBeUndefined();
  });

  it('frees the port on release', async () => {
    const reserved = await reservePort(HOST);

    reserved.release();

    expect(await refusalAt(reserved.port)).toBeUndefined();
  });
});
