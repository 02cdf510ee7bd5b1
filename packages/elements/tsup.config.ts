import { defineConfig } from 'tsup';
import library from '../../tooling/tsup-library.js';
import { inlineCss } from '../../tooling/inline-css.js';

export default defineConfig({ ...library, esbuildPlugins: [inlineCss] });
