// Builds the named parts, by default the packages, the app and the server.
import { buildEmbeds } from './lib/embeds.mjs';
import { PUBLISHED } from './lib/published.mjs';
import { runOrExit } from './lib/toolchain.mjs';

const parts = {
  async packages() {
    for (const name of [...PUBLISHED, 'create']) await pnpm(`Building @flowlens/${name}`, `./packages/${name}`);
    await runOrExit('Declaring the types', 'tsc', [
      '--build',
      // tsup has emptied the folders, so the build info of an earlier run is outdated.
      '--force',
      ...PUBLISHED.map((name) => `packages/${name}/tsconfig.build.json`),
    ]);
    await runOrExit('Building the style sheets', 'node', ['scripts/build-css.mjs']);
  },
  app: () => pnpm('Building the app', './examples/app'),
  async server() {
    await pnpm('Building the server', './packages/server');
    await runOrExit('Building the user guide', 'tsx', ['scripts/guide/main.ts']);
  },
  extension: () => pnpm('Building the extension', './packages/extension'),
  'extension-e2e': () => pnpm('Building the extension for its tests', './packages/extension', 'build:e2e'),
  'extension-deep': () => pnpm('Building the extension with deep recording', './packages/extension', 'build:deep'),
  'extension-deep-e2e': () => pnpm('Building deep recording for its tests', './packages/extension', 'build:deep-e2e'),
  async storybook() {
    await runOrExit('Building Storybook', 'storybook', ['build', '--output-dir', '.storybook/dist']);
    const api = ['packages/client/openapi.yaml', '--config', 'packages/client/redocly.yaml'];
    const page = ['--inlineBundle', '--output', '.storybook/dist/api.html'];
    await runOrExit('Building the page of the API', 'redocly', ['build-docs', ...api, ...page]);
  },
  // Requires built packages.
  embeds: () => buildEmbeds(),
  /** Hosts that `npm test` uses. */
  'embeds-short': () => buildEmbeds(['vite', 'html', 'create-vite']),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is named ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : ['packages', 'app', 'server']) await parts[name]();

function pnpm(what, folder, script = 'build') {
  return runOrExit(what, 'pnpm', ['--filter', folder, 'run', script]);
}
