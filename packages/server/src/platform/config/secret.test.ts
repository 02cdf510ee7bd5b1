import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../errors/operator-error.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { readSecret } from './secret.js';

const dataFolder = createDataFolder();
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('readSecret', () => {
  it('uses the configured secret and stores no copy', async () => {
    expect(await readSecret({ secret: 'x'.repeat(32), dataFolder })).toBe('x'.repeat(32));
    expect(() => statSync(join(dataFolder, 'secret'))).toThrow('ENOENT');
  });

  it('stores a random secret that only this user can read', async () => {
    const secret = await readSecret({ secret: undefined, dataFolder });

    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecret({ secret: undefined, dataFolder })).toBe(secret);
    expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['an empty', ''],
    ['a blank', `${' '.repeat(40)}\n`],
    ['a short', 'hunter2\n'],
  ])('rejects %s file, and reports the remedy', async (_what, content) => {
    const path = join(dataFolder, 'secret');
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(path, content);

    const reading = readSecret({ secret: undefined, dataFolder });

    await expect(reading).rejects.toThrow(OperatorError);
    await expect(reading).rejects.toThrow(`${path} contains no secret of at least 32 characters`);
    await expect(reading).rejects.not.toThrow('hunter2');
    expect(readFileSync(path, 'utf8')).toBe(content);
  });
});
