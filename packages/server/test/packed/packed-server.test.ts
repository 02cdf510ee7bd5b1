import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig, SharedFlow } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTENSION_PATH } from '../../src/http/pages/extension-download.js';
import { aPerson } from '../support/people/person.js';
import { readClip } from '../support/recordings/make-video.js';
import { announce, processed, uploadVideo } from '../support/recordings/recorder.js';
import { createDataFolder } from '../support/server/data-folder.js';
import { type SpawnedServer, spawnFlowLensAt } from '../support/server/spawned-server.js';

const packageFolder = join(import.meta.dirname, '..', '..');

describe('the packed server, installed with npm', () => {
  const folder = createDataFolder();
  let server: SpawnedServer;
  let url: string;

  beforeAll(async () => {
    execFileSync('pnpm', ['--dir', packageFolder, 'pack', '--pack-destination', folder]);
    const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', join(folder, tarball)], { cwd: folder });
    const main = join(folder, 'node_modules', '.bin', 'flowlens');
    server = spawnFlowLensAt(main, ['serve', '--demo'], { PORT: '0', FLOWLENS_DATA: join(folder, 'data') });
    url = await server.ready;
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the app, the user guide, the extension and the example flow', async () => {
    const config = (await (await fetch(`${url}/config`)).json()) as AppConfig;
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    const extension = await fetch(`${url}${EXTENSION_PATH}`);
    const token = config.example_flow_url?.split('/').at(-1);
    const flow = (await (await fetch(`${url}/flowlens/shared/${token}`)).json()) as SharedFlow;

    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(config.docs_url ?? '')).status).toBe(200);
    expect(
      Buffer.from(await extension.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await fetch(new URL(flow.video_url ?? '', url))).headers.get('content-type')).toBe('video/mp4');
  });

  it('processes a video', async () => {
    const person = await aPerson(url, 'bob@example.com');
    const flowId = await announce(person);
    await uploadVideo({ url, person }, { flowId, bytes: await readClip() });
    await person.post(`/flowlens/flow/${flowId}/complete`);

    expect((await processed(person, flowId)).recording_status).toBe('completed');
  });
});
