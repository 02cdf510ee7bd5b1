import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.js';

/**
 * Builds the page for iframes on other sites. It has its own files, because browsers share no cache between sites, and so
 * that none of the app's code for sessions runs there.
 */
export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    // Next to the app, which is built first.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/embed-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'embed.html',
      // One file for everything that the page needs at once.
      output: { codeSplitting: { groups: [{ name: 'embed', tags: ['$initial'] }] } },
    },
  },
});
