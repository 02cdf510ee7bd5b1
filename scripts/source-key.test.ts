import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceKey } from './lib/source-key.mjs';

const repository = mkdtempSync(join(tmpdir(), 'flowlens-source-'));

function append(path: string) {
  const file = join(repository, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '.', { flag: 'a' });
}

const BUILT = [
  'packages/server/src/features/seed/seed-demo.ts',
  'packages/components/src/assets/picture.svg',
  'examples/app/src/main.tsx',
  'docs/guide/recording.md',
  'tooling/tsup-library.ts',
  'scripts/build.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.base.json',
];
const LEFT_OUT = [
  'packages/server/seed/checkout-fails-on-pay/video.mp4',
  'packages/testing/assets/clip.mp4',
  'packages/server/dist/main.js',
  'packages/server/node_modules/zod/index.js',
];
for (const path of [...BUILT, ...LEFT_OUT]) append(path);

describe('sourceKey', () => {
  it.each(BUILT)('changes with %s', (path) => {
    const before = sourceKey(repository);
    append(path);

    expect(sourceKey(repository)).not.toBe(before);
  });

  it.each(LEFT_OUT)('does not change with %s', (path) => {
    const before = sourceKey(repository);
    append(path);

    expect(sourceKey(repository)).toBe(before);
  });
});
