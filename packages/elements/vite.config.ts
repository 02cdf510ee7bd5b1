import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const FILES = 'script/[name]-[hash].js';

/**
 * Builds the script for pages without a bundler, including React. The content of an element loads on demand from the
 * folder beside it.
 */
export default defineConfig({
  plugins: [react()],
  // Relative URLs, so that the files work on any origin.
  base: './',
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: FILES, chunkFileNames: FILES } } },
  build: {
    emptyOutDir: false,
    target: 'es2023',
    // Same browsers as in the README. Older targets would replace `light-dark()`, which must follow the page.
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    assetsInlineLimit: 0,
    // Every browser that supports the styles also supports module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'flowlens-elements': 'src/define.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: FILES,
        // Otherwise every combination of views and dialogs that share a module gets its own file, mostly of a few
        // hundred bytes.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
});
