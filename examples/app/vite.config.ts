import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { acyclicChunks } from './acyclic-chunks.js';
import { compileHints } from './compile-hints.js';
import { embedInDevelopment } from './embed-in-development.js';
import { precompress } from './precompress.js';
import { SHARED_CODE } from './shared-code.js';

const SERVER = process.env.FLOWLENS_SERVER ?? 'http://127.0.0.1:4600';
const API_PATHS = [
  '/auth',
  '/blobs',
  '/config',
  '/dev-issuer',
  '/embed-tokens',
  '/flowlens',
  '/jira',
  '/livez',
  '/mcp',
  '/oembed',
  '/readyz',
  '/systems',
  '/uploads',
];

/** An address such as /flowlens/flow/{id} is both an API call and a page. Navigations get the page. */
const toServer: ProxyOptions = {
  target: SERVER,
  bypass: (request) => (isPage(request.url, request.headers.accept) ? '/index.html' : undefined),
  configure: (proxy) => {
    // The server allows sign-in and refresh only from its own origin.
    proxy.on('proxyReq', (call) => {
      if (call.hasHeader('origin')) call.setHeader('origin', new URL(SERVER).origin);
    });
  },
};

function isPage(url: string | undefined, accept: string | undefined): boolean {
  return !url?.startsWith('/dev-issuer') && (accept?.includes('text/html') ?? false);
}

export default defineConfig({
  plugins: [react(), embedInDevelopment(), compileHints(), acyclicChunks(), precompress()],
  // A fixed port, because the server allows sign-in only from known addresses.
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(API_PATHS.map((path) => [path, toServer])) },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that supports the styles also supports module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } },
  },
});
