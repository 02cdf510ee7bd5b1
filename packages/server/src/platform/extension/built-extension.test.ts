import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import developmentKey from '../../../../extension/development-key.json' with { type: 'json' };
import { readConfig } from '../config/config.js';
import { readBuiltExtension } from './built-extension.js';
import { withExtension } from './with-extension.js';
import { registerExtensionDownload } from '../../http/pages/extension-download.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-extension-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = join(folder, 'built');
mkdirSync(join(built, 'chrome-mv3'), { recursive: true });
writeFileSync(join(built, 'flowlens-recorder.zip'), 'PK archive');
writeFileSync(
  join(built, 'chrome-mv3', 'manifest.json'),
  JSON.stringify({ manifest_version: 3, name: 'FlowLens Recorder', version: '1.2.3', key: developmentKey.key }),
);

describe('readBuiltExtension', () => {
  it('reads version and id of the built extension', () => {
    expect(readBuiltExtension(built)).toEqual({
      id: developmentKey.id,
      version: '1.2.3',
      zipFile: join(built, 'flowlens-recorder.zip'),
    });
  });

  it('returns nothing when no extension is built', () => {
    expect(readBuiltExtension(join(folder, 'nowhere'))).toBeUndefined();
  });
});

describe('withExtension', () => {
  const extension = readBuiltExtension(built);

  it('allows the downloadable extension to connect, beside those of the operator', () => {
    const others = 'abcdefghijklmnopabcdefghijklmnop';
    const config = withExtension(readConfig({ RECORDER_EXTENSION_IDS: others }), extension);

    expect(config.extension).toBe(extension);
    expect(config.recorderExtensionIds).toEqual([others, developmentKey.id]);
  });

  it('offers no download when a store is configured', () => {
    const config = withExtension(readConfig({ EXTENSION_STORE_URL: 'https://store.example/flowlens' }), extension);

    expect(config.extension).toBeUndefined();
    expect(config.recorderExtensionIds).toEqual([]);
  });
});

describe('registerExtensionDownload', () => {
  it('serves the archive under its file name of the build', async () => {
    const app = fastify();
    registerExtensionDownload(app, readBuiltExtension(built)!);

    const response = await app.inject({ url: '/extension.zip' });
    await app.close();

    expect(response.body).toBe('PK archive');
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="flowlens-recorder.zip"',
      'content-length': '10',
    });
  });

  it('serves the hash of the archive, for comparison with an own build', async () => {
    const app = fastify();
    registerExtensionDownload(app, readBuiltExtension(built)!);

    const response = await app.inject({ url: '/extension.zip.sha256' });
    await app.close();

    const hash = createHash('sha256').update('PK archive').digest('hex');
    expect(response.body).toBe(`${hash}  flowlens-recorder.zip\n`);
  });
});
