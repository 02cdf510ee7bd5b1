import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import library from '../../tooling/tsup-library.js';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  ...library,
  define: { __FLOWLENS_VERSION__: JSON.stringify(manifest.version) },
  // TypeScript does not emit declaration files for `.d.ts` sources, so the generated one is copied.
  onSuccess: () => cp('src/generated/schema.d.ts', 'dist/generated/schema.d.ts'),
});
