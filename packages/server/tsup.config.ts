import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { parse } from 'yaml';

/** Entries of the child processes and threads. */
export const children = {
  'database-child': 'src/platform/database/embedded/child.ts',
  'media-child': 'src/recordings/media/child.ts',
  'events-worker': 'src/recordings/events/prepare-batch.ts',
  'picture-child': 'src/features/link-previews/picture/child.ts',
  'frames-child': 'src/features/mcp/frames/child.ts',
};

/** Workspace packages are bundled, all others are external. */
export const bundling = {
  format: 'esm',
  target: 'node22',
  platform: 'node',
  // npm does not apply patches, so the patched decoder is bundled too.
  noExternal: [/^@flowlens\//, '@mediabunny/server'],
  splitting: true,
} satisfies Options;

/** Builds the server and its child processes: the embedded database, and the processing of videos. */
export default defineConfig({
  ...bundling,
  entry: { main: 'src/cli/main.ts', ...children },
  sourcemap: true,
  clean: true,
  // The server reads the contract at every start, and parsing YAML takes a hundred times as long as JSON.
  onSuccess: async () => {
    const contract: unknown = parse(await readFile('../client/openapi.yaml', 'utf8'));
    await writeFile('dist/openapi.json', JSON.stringify(contract));
  },
});
