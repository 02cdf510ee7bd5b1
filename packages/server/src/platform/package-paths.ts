import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package runs from `src` in development and in tests, and from `dist` once built; both stand beside `migrations`. */
export const runsFromSource = import.meta.filename.endsWith('.ts');
const root = join(import.meta.dirname, runsFromSource ? '../..' : '..');
const repository = join(root, '..', '..');

/** File with the running version. */
export const packageFile = join(root, 'package.json');

/** Folder of the SQL files. */
export const migrationsFolder = join(root, 'migrations');

/** Folder of the recordings that the demo project is made of. */
export const seedFolder = join(root, 'seed');

/** Entry of the child process that runs the embedded database. */
export const databaseChild = runsFromSource
  ? join(root, 'src', 'platform', 'database', 'embedded', 'child.ts')
  : join(root, 'dist', 'database-child.js');

/** Entry of the process that works on an uploaded video. */
export const mediaChild = runsFromSource
  ? join(root, 'src', 'recordings', 'media', 'child.ts')
  : join(root, 'dist', 'media-child.js');

/** Entry of the process that takes pictures out of a video. */
export const framesChild = runsFromSource
  ? join(root, 'src', 'features', 'mcp', 'frames', 'child.ts')
  : join(root, 'dist', 'frames-child.js');

/** Entry of the threads that redact events. */
export const eventsWorker = runsFromSource
  ? join(root, 'src', 'recordings', 'events', 'prepare-batch.ts')
  : join(root, 'dist', 'events-worker.js');

/** The contract; the build puts it beside the built server as JSON. */
export const contractFile = runsFromSource
  ? join(repository, 'packages', 'client', 'openapi.yaml')
  : join(root, 'dist', 'openapi.json');

/** Folder of the user guide as the build writes it. It may be missing in development. */
export const guideFolder = join(root, 'dist', 'guide');

/** Folder of the app as the repository builds it; undefined when it is not built. */
export function builtAppFolder(): string | undefined {
  const folder = join(repository, 'examples', 'app', 'dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** Folder into which the repository builds the browser extension. */
export const extensionFolder = join(repository, 'packages', 'extension', 'dist');

/** Folders that hold the program of the server and all that it imports. */
export function codeFolders(): string[] {
  if (runsFromSource) return [repository];
  return [root, ...ancestorsOf(root).map((folder) => join(folder, 'node_modules'))]
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder));
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...ancestorsOf(parent)];
}
