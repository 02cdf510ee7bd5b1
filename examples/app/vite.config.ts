import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions, type Rolldown } from 'vite';

const SERVER = process.env.FLOWLENS_SERVER ?? 'http://127.0.0.1:4600';
const API_PATHS = [
  '/auth',
  '/blobs',
  '/config',
  '/dev-issuer',
  '/flowlens',
  '/jira',
  '/livez',
  '/mcp',
  '/readyz',
  '/systems',
  '/uploads',
];

/** An address such as /flowlens/flow/{id} is a call and a page at once: what a person navigates to is the page. */
const toServer: ProxyOptions = {
  target: SERVER,
  bypass: (request) => (isPage(request.url, request.headers.accept) ? '/index.html' : undefined),
  configure: (proxy) => {
    // The server lets only its own origin sign in and refresh.
    proxy.on('proxyReq', (call) => {
      if (call.hasHeader('origin')) call.setHeader('origin', new URL(SERVER).origin);
    });
  },
};

const LIBRARIES = /node_modules|packages.(client|core|hooks|components).(src|dist)/;

/** Every dialog is fetched when it is opened, and so is what they share. */
const OF_DIALOGS = /react-(alert-)?dialog|ui.(confirm-)?dialog|ui.text-area/;

/** So are menus and the other small windows. */
const OF_WINDOWS =
  /floating-ui|react-(popper|dismissable-layer|focus-scope|focus-guards|remove-scroll|style-singleton)|aria-hidden|use-sidecar/;

/**
 * Left to itself, the bundler makes a file for each set of pages and dialogs that share a module: eighty for the first page, most of
 * them a few hundred bytes, each packed and asked for on its own. A module that so many share is not worth a file.
 */
const SHARED_CODE: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'start',
    tags: ['$initial'],
    test: (id) => !id.endsWith('main.tsx') && !id.endsWith('index.html'),
    priority: 2,
  },
  // The one part of `common` that the login page would fetch all of it for.
  { name: 'provider', test: /packages.hooks.src.provider/, priority: 1 },
  {
    name: 'common',
    test: (id) => LIBRARIES.test(id) && !OF_DIALOGS.test(id) && !OF_WINDOWS.test(id),
    minShareCount: 5,
  },
  { name: 'windows', test: OF_WINDOWS, minShareCount: 5 },
];

function isPage(url: string | undefined, accept: string | undefined): boolean {
  return !url?.startsWith('/dev-issuer') && (accept?.includes('text/html') ?? false);
}

export default defineConfig({
  plugins: [react()],
  // A fixed port, because the server lets only addresses it knows sign in.
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(API_PATHS.map((path) => [path, toServer])) },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that can show the styles can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } },
  },
});
