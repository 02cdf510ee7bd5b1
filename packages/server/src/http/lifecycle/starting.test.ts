import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { type SpawnedServer, spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const SITE = 'https://tools.example.com';

describe('a server that starts', () => {
  const dataFolder = createDataFolder();
  const app = mkdtempSync(join(tmpdir(), 'flowlens-app-'));
  // A PostgreSQL that accepts connections and does not respond yet.
  const silent = createServer();
  let server: SpawnedServer;
  let url: string;
  beforeAll(async () => {
    writeFileSync(join(app, 'index.html'), '<!doctype html><title>FlowLens</title>');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    server = spawnFlowLens(['serve'], {
      PORT: '0',
      FLOWLENS_DATA: dataFolder,
      FLOWLENS_APP: app,
      ALLOWED_ORIGINS: SITE,
      DATABASE_URL: `postgres://flowlens:x@127.0.0.1:${(silent.address() as AddressInfo).port}/flowlens`,
    });
    await waitUntil('the server listens', () => {
      url = /Server listening at (http:[^\s"]+)"/.exec(server.output())?.[1] ?? '';
      return url !== '';
    });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.exited;
    silent.close();
    for (const folder of [dataFolder, app]) rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['GET', '/config'],
    ['GET', '/systems'],
    ['POST', '/auth/google'],
    ['POST', '/flowlens/flow/7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10/complete'],
    ['POST', '/uploads'],
    ['GET', '/blobs/x'],
    ['POST', '/mcp'],
  ])('rejects %s %s with 503, also from other sites', async (method, path) => {
    const response = await fetch(url + path, { method, headers: { origin: SITE } });

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await response.json()).toMatchObject({ detail: 'The server is starting. Please try again.' });
  });

  it('reports that it is live and not ready', async () => {
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { detail: 'The server is not ready.' }]);
  });

  it.each([
    ['/', 200],
    ['/flowlens', 200],
    ['/flowlens/flow/no-id', 200],
    // The app's Page Not Found.
    ['/systems', 404],
    ['/dev-issuer/.well-known/openid-configuration', 200],
    ['/dev-issuer/style.css', 200],
  ])('serves the page %s with status %i', async (path, status) => {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).not.toContain('problem');
  });
});
