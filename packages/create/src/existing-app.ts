import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMEWORK_FACTS, type Framework } from './frameworks.js';
import { type Manifest, parseManifest } from './manifest.js';
import { ScaffoldError } from './scaffold-error.js';

export interface ExistingApp {
  framework: Framework;
  /** Text of its package.json. */
  manifestText: string;
  /** Folder of the app router, relative to the app. */
  routerFolder?: 'app' | 'src/app';
}

/** Other frameworks by a package that only their apps have, with their recipe. */
const OTHER_FRAMEWORKS: Record<string, [label: string, recipe: string]> = {
  '@react-router/dev': ['React Router', 'react-router'],
  astro: ['Astro', 'astro'],
  vue: ['Vue', 'vue'],
  webpack: ['webpack', 'webpack'],
};

/**
 * Returns the app in a folder, or undefined if the folder has no package.json.
 *
 * @throws ScaffoldError if the app cannot take the files
 */
export function readExistingApp(folder: string): ExistingApp | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifestText = readFileSync(file, 'utf8');
  const framework = frameworkOf(parseManifest(manifestText, file), folder);
  if (!existsSync(join(folder, 'tsconfig.json')))
    throw new ScaffoldError(
      `The app in ${folder} has no tsconfig.json, and the files are TypeScript. ${recipe(FRAMEWORK_FACTS[framework].label, framework)}`,
    );
  if (framework === 'vite') return { framework, manifestText };
  const routerFolder = (['app', 'src/app'] as const).find((path) => existsSync(join(folder, path)));
  if (!routerFolder)
    throw new ScaffoldError(`The Next.js app in ${folder} has neither app nor src/app: it needs the app router.`);
  return { framework, manifestText, routerFolder };
}

function frameworkOf({ dependencies = {}, devDependencies = {} }: Manifest, folder: string): Framework {
  const all = { ...dependencies, ...devDependencies };
  const other = Object.keys(OTHER_FRAMEWORKS).find((name) => name in all);
  if ('next' in all) return 'next';
  if ('vite' in all && 'react' in all && other === undefined) return 'vite';
  const [label, name] = OTHER_FRAMEWORKS[other ?? ''] ?? ['your framework', 'index'];
  throw new ScaffoldError(
    `The app in ${folder} is neither a Vite app with React nor a Next.js app. ${recipe(label, name)}`,
  );
}

function recipe(label: string, name: string): string {
  return `Follow the recipe for ${label} by hand: docs/recipes/${name}.md of the FlowLens repository.`;
}
