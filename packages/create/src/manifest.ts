import { ScaffoldError } from './scaffold-error.js';

type Versions = Record<string, string>;

export interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** @throws ScaffoldError if the text is not JSON; `file` names it in the message */
export function parseManifest(text: string, file: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new ScaffoldError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/**
 * Adds the packages of a template that an app lacks. Versions and the indentation of the app stay. Development tools are
 * left out, because an existing app has its own; types of Node are needed by the token route.
 */
export function addDependencies(text: string, template: Manifest): string {
  const manifest = JSON.parse(text) as Manifest;
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  const lacking = (versions: Versions = {}, wanted = (_name: string) => true) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => !(name in known) && wanted(name)));
  const tools = {
    ...manifest.devDependencies,
    ...lacking(template.devDependencies, (name) => name === '@types/node'),
  };
  const merged = {
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, ...lacking(template.dependencies) }),
    ...(Object.keys(tools).length > 0 && { devDependencies: sorted(tools) }),
  };
  const indentation = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  return `${JSON.stringify(merged, null, indentation)}${text.endsWith('\n') ? '\n' : ''}`;
}

/** By name, as npm writes them. */
function sorted(versions: Versions): Versions {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
