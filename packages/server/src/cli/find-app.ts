import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { OperatorError } from '../platform/errors/operator-error.js';

/**
 * Returns the folder of the app to serve: the configured one, or the one built in the repository. Prints a notice if
 * neither exists, because otherwise only a 404 page would show it.
 *
 * @throws OperatorError if the configured folder contains no app
 */
export function findApp(
  { appFolder }: Pick<Config, 'appFolder'>,
  print: (line: string) => void,
  built: string | undefined,
): string | undefined {
  if (appFolder !== undefined && !existsSync(join(appFolder, 'index.html')))
    throw new OperatorError(`FLOWLENS_APP: there is no index.html in ${appFolder}. Build the app first.`, 2);
  const folder = appFolder ?? built;
  if (folder === undefined)
    print(
      'Only the API is served, because there is no app. Build the app, or set FLOWLENS_APP to the folder of a built app.',
    );
  return folder;
}
