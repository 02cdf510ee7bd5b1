import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const fileOf = (name: string) => readFileSync(join(root, name), 'utf8');

it('pnpm installs packages for the repository’s own Node', () => {
  const { devDependencies } = JSON.parse(fileOf('package.json')) as { devDependencies: { node: string } };

  expect(/^nodeVersion: (.+)$/m.exec(fileOf('pnpm-workspace.yaml'))?.[1]).toBe(devDependencies.node);
});
