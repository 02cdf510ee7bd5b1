import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { parse } from 'yaml';

/** The server and the processes it starts: the embedded database, and the work on videos. Packages of the workspace are bundled in, all others stay outside. */
export default defineConfig({
  entry: {
    main: 'src/cli/main.ts',
    'database-child': 'src/platform/database/embedded/child.ts',
    'media-child': 'src/recordings/media/child.ts',
    'events-worker': 'src/recordings/events/prepare-batch.ts',
    'picture-child': 'src/features/link-previews/picture/child.ts',
    'frames-child': 'src/features/mcp/frames/child.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  // npm installs no patches, so the patched decoder is bundled too.
  noExternal: [/^@flowlens\//, '@mediabunny/server'],
  splitting: true,
  sourcemap: true,
  clean: true,
  // Each start of the server reads the contract, and YAML takes a hundred times as long to read as JSON.
  onSuccess: async () => {
    const contract: unknown = parse(await readFile('../client/openapi.yaml', 'utf8'));
    await writeFile('dist/openapi.json', JSON.stringify(contract));
  },
});
