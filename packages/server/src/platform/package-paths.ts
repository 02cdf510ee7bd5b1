import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package runs from `src` in development and tests, and from `dist` when built; `migrations` is beside both. */
export const runsFromSource = import.meta.filename.endsWith('.ts');
const root = join(import.meta.dirname, runsFromSource ? '../..' : '..');
const repository = join(root, '..', '..');

/** File that contains the running version. */
export const packageFile = join(root, 'package.json');

/** Folder of the SQL files. */
export const migrationsFolder = join(root, 'migrations');

/** Folder of the demo project's recordings. */
export const seedFolder = join(root, 'seed');

/** Entry of the child process that runs the embedded database. */
export const databaseChild = runsFromSource
  ? join(root, 'src', 'platform', 'database', 'embedded', 'child.ts')
  : join(root, 'dist', 'database-child.js');

/** Entry of the process for uploaded videos. */
export const mediaChild = runsFromSource
  ? join(root, 'src', 'recordings', 'media', 'child.ts')
  : join(root, 'dist', 'media-child.js');

/** Entry of the process that extracts pictures from a video. */
export const framesChild = runsFromSource
  ? join(root, 'src', 'features', 'mcp', 'frames', 'child.ts')
  : join(root, 'dist', 'frames-child.js');

/** Entry of the process that makes preview pictures. */
export const pictureChild = runsFromSource
  ? join(root, 'src', 'features', 'link-previews', 'picture', 'child.ts')
  : join(root, 'dist', 'picture-child.js');

/** Entry of the threads that redact events. */
export const eventsWorker = runsFromSource
  ? join(root, 'src', 'recordings', 'events', 'prepare-batch.ts')
  : join(root, 'dist', 'events-worker.js');

/** The contract; the build converts it to JSON beside the built server. */
export const contractFile = runsFromSource
  ? join(repository, 'packages', 'client', 'openapi.yaml')
  : join(root, 'dist', 'openapi.json');

/** Folder of the built user guide. It may be missing in development. */
export const guideFolder = join(root, 'dist', 'guide');

/** Folder of the built app, in the repository or in the published package; undefined if it is not built. */
export function builtAppFolder(): string | undefined {
  return firstWith('index.html', join(repository, 'examples', 'app', 'dist'), join(root, 'dist', 'app'));
}

/** Folder of the built browser extension, in the repository or in the published package; undefined if it is not built. */
export function builtExtensionFolder(): string | undefined {
  const zip = 'flowlens-recorder.zip';
  return firstWith(zip, join(repository, 'packages', 'extension', 'dist'), join(root, 'dist', 'extension'));
}

function firstWith(file: string, ...folders: string[]): string | undefined {
  return folders.find((folder) => existsSync(join(folder, file)));
}

/** Folders of the server's program and its dependencies. */
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
