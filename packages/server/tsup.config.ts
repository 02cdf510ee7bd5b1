import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { parse } from 'yaml';

/**
 * Builds the server and its child processes: the embedded database, and the processing of videos. Workspace packages
 * are bundled, all others are external.
 */
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
  // npm does not apply patches, so the patched decoder is bundled too.
  noExternal: [/^@flowlens\//, '@mediabunny/server'],
  splitting: true,
  sourcemap: true,
  clean: true,
  // The server reads the contract at every start, and parsing YAML takes a hundred times as long as JSON.
  onSuccess: async () => {
    const contract: unknown = parse(await readFile('../client/openapi.yaml', 'utf8'));
    await writeFile('dist/openapi.json', JSON.stringify(contract));
  },
});
