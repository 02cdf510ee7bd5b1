import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('the hash that pins the package manager is that of the locked pnpm', () => {
  const { packageManager, devDependencies } = JSON.parse(read('package.json')) as {
    packageManager: string;
    devDependencies: { pnpm: string };
  };
  const lock = parse(read('pnpm-lock.yaml')) as { packages: Record<string, { resolution: { integrity: string } }> };
  const name = `pnpm@${devDependencies.pnpm}`;
  const [algorithm = '', hash = ''] = lock.packages[name]?.resolution.integrity.split(/-(.*)/) ?? [];

  expect(packageManager).toBe(`${name}+${algorithm}.${Buffer.from(hash, 'base64').toString('hex')}`);
});
