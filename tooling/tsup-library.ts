import { defineConfig } from 'tsup';

/** Build settings of every publishable package: one output file per source file, ESM only. */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/**/*.d.ts', '!src/**/test-support/**'],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  dts: false,
  splitting: false,
  sourcemap: true,
  clean: true,
});
