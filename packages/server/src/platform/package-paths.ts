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

/** Folder of the bundled child processes. Tests bundle them too, because loading source takes half a second each time. */
const bundles = runsFromSource ? process.env.BUNDLED_CHILDREN : join(root, 'dist');

/** Entry of the child process that runs the embedded database. */
export const databaseChild = entryOf('platform/database/embedded/child.ts', 'database-child.js');

/** Entry of the process for uploaded videos. */
export const mediaChild = entryOf('recordings/media/child.ts', 'media-child.js');

/** Entry of the process that extracts pictures from a video. */
export const framesChild = entryOf('features/mcp/frames/child.ts', 'frames-child.js');

/** Entry of the process that makes preview pictures. */
export const pictureChild = entryOf('features/link-previews/picture/child.ts', 'picture-child.js');

/** Entry of the threads that redact events. */
export const eventsWorker = entryOf('recordings/events/prepare-batch.ts', 'events-worker.js');

function entryOf(source: string, bundle: string): string {
  return bundles === undefined ? join(root, 'src', source) : join(bundles, bundle);
}

/** Arguments with which Node can load an entry. */
export function loaderArgs(entry: string): string[] {
  return entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
}

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
