import { defineConfig } from 'tsup';

/** The command line. Its dependencies stay outside, and the templates are packed as they are. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
});
