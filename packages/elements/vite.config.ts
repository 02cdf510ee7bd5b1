import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const FILES = 'script/[name]-[hash].js';

/**
 * The script for pages without a bundler: everything in it, React too. The content of an element loads on demand from the
 * folder beside it.
 */
export default defineConfig({
  plugins: [react()],
  // The files find each other on any origin.
  base: './',
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: FILES, chunkFileNames: FILES } } },
  build: {
    emptyOutDir: false,
    target: 'es2023',
    // As the README says. Other targets replace `light-dark()`, which has to follow the page.
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    assetsInlineLimit: 0,
    // Every browser that supports the styles can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'flowlens-elements': 'src/define.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: FILES,
        // Otherwise each set of views and dialogs that share a module makes a file, most of them a few hundred bytes.
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
