import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageManagerOf } from './package-manager.js';
import { tempFolder } from './test-support/temp-folder.js';

describe('packageManagerOf', () => {
  it.each([
    ['package-lock.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
  ])('recognizes %s', (file, expected) => {
    expect(packageManagerOf(tempFolder({ [file]: '' }), 'npm/11.0.0 node/v24')).toBe(expected);
  });

  it('recognizes the lock file of a workspace above', () => {
    const folder = join(tempFolder({ 'yarn.lock': '' }), 'packages/desk');

    expect(packageManagerOf(folder)).toBe('yarn');
  });

  it.each([
    ['pnpm/10.34.9 npm/? node/v24.0.0', 'pnpm'],
    ['bun/1.3.0', 'bun'],
    ['npm/11.0.0 node/v24.0.0', 'npm'],
    [undefined, 'npm'],
  ])('falls back to the running program (%s)', (userAgent, expected) => {
    expect(packageManagerOf(tempFolder(), userAgent)).toBe(expected);
  });
});
