import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../test-support/data-folder.js';
import { readSecret } from './secret.js';

const dataFolder = createDataFolder();
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('readSecret()', () => {
  it('takes the configured one and leaves no trace of it', () => {
    expect(readSecret({ secret: 'x'.repeat(32), dataFolder })).toBe('x'.repeat(32));
    expect(() => statSync(join(dataFolder, 'secret'))).toThrow('ENOENT');
  });

  it('keeps a random one that only this user can read', () => {
    const secret = readSecret({ secret: undefined, dataFolder });

    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret({ secret: undefined, dataFolder })).toBe(secret);
    expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
  });
});
