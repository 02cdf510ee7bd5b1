import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'wxt';
import { dateEntries } from './date-entries.js';
import developmentKey from './development-key.json' with { type: 'json' };
import { version } from './package.json' with { type: 'json' };

// With another mode name, WXT would also set NODE_ENV to it, and React would be built for development.
process.env.NODE_ENV = 'production';

/** Builds with the debugger permission. Extensions cannot request it later, so the normal build omits it. */
const DEEP_MODES = ['deep', 'deep-e2e'];

const LOOPBACK = ['http://127.0.0.1/*', 'http://localhost/*'];

/** Even `imports: false` would rewrite names such as `storage`, in our other packages too. */
const NO_AUTO_IMPORTS = { exclude: [/./], dirsScanOptions: { filePatterns: [] } };

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // Overlays of the components add style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Firefox does not let extensions capture tabs, so its build takes screenshots only. */
const GECKO = {
  id: 'recorder@flowlens',
  strict_min_version: '140.0',
  data_collection_permissions: {
    required: [
      'authenticationInfo',
      'browsingActivity',
      'personallyIdentifyingInfo',
      'websiteActivity',
      'websiteContent',
    ],
  },
};

export default defineConfig({
  srcDir: 'src',
  // A test sets this to build a second time elsewhere.
  outDir: process.env.EXTENSION_OUT_DIR ?? 'dist',
  zip: { artifactTemplate: 'flowlens-recorder{{modeSuffix}}.zip' },
  hooks: {
    'zip:done'(wxt, archives) {
      for (const archive of archives) {
        const bytes = readFileSync(archive);
        dateEntries(bytes);
        writeFileSync(archive, bytes);
        const line = `${createHash('sha256').update(bytes).digest('hex')}  ${basename(archive)}`;
        writeFileSync(`${archive}.sha256`, `${line}\n`);
        wxt.logger.info(line);
      }
    },
  },
  imports: NO_AUTO_IMPORTS,
  vite: () => ({
    plugins: [react()],
    // Recordings include the version of their recorder.
    define: { __FLOWLENS_VERSION__: JSON.stringify(version) },
    build: { target: 'es2023', modulePreload: { polyfill: false } },
  }),
  manifest: ({ mode, browser }) => ({
    ...nameOf(browser, mode),
    ...(browser === 'firefox'
      ? { browser_specific_settings: { gecko: GECKO } }
      : {
          // The debugger distinguishes its sessions since version 125.
          minimum_chrome_version: DEEP_MODES.includes(mode) ? '125' : '124',
          storage: { managed_schema: 'managed-schema.json' },
          // The store gives a published extension its own id.
          ...(mode !== 'store' && { key: developmentKey.key }),
        }),
    action: { default_title: 'FlowLens Recorder' },
    commands: {
      'toggle-recording': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: 'Start recording this tab, or stop and review',
      },
      'save-replay': { suggested_key: { default: 'Alt+Shift+S' }, description: 'Save the instant replay' },
      'mark-moment': { suggested_key: { default: 'Alt+Shift+M' }, description: 'Mark this moment' },
    },
    permissions: [
      'activeTab',
      ...(browser === 'firefox' ? [] : ['tabCapture', 'offscreen']),
      'storage',
      'unlimitedStorage',
      'scripting',
      ...(browser === 'firefox' ? [] : ['webRequest']),
      'identity',
      'alarms',
      'idle',
      ...(DEEP_MODES.includes(mode) ? ['debugger'] : []),
    ],
    optional_host_permissions: ['https://*/*', ...LOOPBACK],
    // A headless browser shows no permission prompt, so the profile grants what a user would.
    ...(mode.endsWith('e2e') && { host_permissions: LOOPBACK }),
    incognito: 'not_allowed',
    content_security_policy: { extension_pages: CSP },
  }),
});

function nameOf(browser: string, mode: string): { name: string; description: string } {
  const description = 'Records a tab as a flow: video, clicks, requests and errors.';
  if (DEEP_MODES.includes(mode))
    return {
      name: 'FlowLens deep recording',
      description: 'Records a tab as a flow, on request through the debugger of the browser.',
    };
  return { name: browser === 'firefox' ? 'FlowLens Recorder (preview)' : 'FlowLens Recorder', description };
}
