import { defineConfig } from 'tsup';
import library from '../../tooling/tsup-library.js';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({ ...library, define: { __FLOWLENS_VERSION__: JSON.stringify(manifest.version) } });
