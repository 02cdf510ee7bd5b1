import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** The server and the process of the embedded database. Packages of the workspace are bundled in, all others stay outside. */
export default defineConfig({
  entry: { main: 'src/main.ts', 'database-child': 'src/database/embedded/child.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  noExternal: [/^@flowlens\//],
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: () => copyFile('../client/openapi.yaml', 'dist/openapi.yaml'),
});
