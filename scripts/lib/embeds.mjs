import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installHost, npmInHost, pack, scaffoldHost } from './host-apps.mjs';
import { EMBEDDED } from './published.mjs';
import { root } from './toolchain.mjs';

/**
 * Host apps that install the packed packages as other teams do, far from the workspace: copies of examples, and apps that
 * the packed `@flowlens/create` writes.
 */
const EMBEDS = {
  vite: { example: 'embed-vite', replace: {} },
  // Oldest version of every peer dependency.
  'vite-react-18': {
    example: 'embed-vite',
    replace: { react: '18.2.0', 'react-dom': '18.2.0', '@tanstack/react-query': '5.66.0' },
  },
  next: { example: 'embed-next', replace: {} },
  html: { example: 'embed-html', replace: {} },
  vue: { example: 'embed-vue', replace: {} },
  'create-vite': { scaffold: 'vite' },
  'create-next': { scaffold: 'next' },
};

const folder = join(tmpdir(), `flowlens-embeds-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** Returns the folder of a built host app. */
export const embedFolder = (name) => join(folder, name);

/** Packs our packages, installs them into host apps, by default all of them, and builds these. The packages must be built. */
export async function buildEmbeds(names = Object.keys(EMBEDS)) {
  rmSync(folder, { recursive: true, force: true });
  const tarballs = {};
  for (const name of EMBEDDED) tarballs[name] = await pack(name, join(folder, 'packed'));
  const create = await pack('create', join(folder, 'packed'));
  for (const name of names) {
    const { example, scaffold, replace } = EMBEDS[name];
    if (scaffold) await scaffoldHost(scaffold, embedFolder(name), { tarballs, create });
    else await installHost(example, embedFolder(name), { tarballs, replace });
    await npmInHost('Building', embedFolder(name), 'run', 'build', '--if-present');
  }
}
