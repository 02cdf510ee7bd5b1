import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Choices } from '../questions/choices.js';
import { FRAMEWORK_FACTS } from '../frameworks.js';
import { extendEnv, extendGitignore } from './line-files.js';
import { addDependencies } from '../manifest.js';
import { readTemplate, readTemplateManifest } from '../templates.js';
import { addTokenRoute } from './vite-config.js';

/** Contents of files by their path, relative to the folder of the app. */
export interface Plan {
  /** Files that must not exist. */
  created: Record<string, string>;
  /** Existing files with additions. */
  extended: Record<string, string>;
  /** Path of the page in the address, for instance `/flowlens.html`. */
  pagePath: string;
  /** False if the token route has to be added to the Vite configuration by hand. */
  hasTokenRoute: boolean;
}

const VITE_CONFIGS = ['ts', 'mts', 'js', 'mjs'].map((extension) => `vite.config.${extension}`);

/** Works out all files without writing any. */
export function planScaffold(choices: Choices): Plan {
  const { folder, app, framework } = choices;
  const plan: Plan = { created: {}, extended: {}, pagePath: '/', hasTokenRoute: true };
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  const extend = (path: string, change: (text: string) => string) => {
    const text = read(path);
    const changed = change(text ?? '');
    if (text === undefined) plan.created[path] = changed;
    else if (changed !== text) plan.extended[path] = changed;
  };

  const template = readTemplateManifest(framework);
  if (app) plan.extended['package.json'] = addDependencies(app.manifestText, template);
  else plan.created['package.json'] = `${JSON.stringify({ name: nameOf(folder), ...template }, null, 2)}\n`;
  if (framework === 'vite') planVite(plan, { isNew: !app, read });
  else planNext(plan, app?.routerFolder);
  const { ignored } = FRAMEWORK_FACTS[framework];
  extend('.gitignore', (text) => extendGitignore(text, app ? [] : ignored));
  extend('.env.local', (text) => extendEnv(text, variables(choices)));
  return plan;
}

function planVite(plan: Plan, { isNew, read }: { isNew: boolean; read: (path: string) => string | undefined }) {
  for (const path of [
    'flowlens/current-user.ts',
    'flowlens/token-route.ts',
    'flowlens/vite-plugin.ts',
    'src/flowlens/flow.tsx',
    'src/flowlens/main.tsx',
  ])
    plan.created[path] = readTemplate(`vite/${path}`);
  if (isNew) {
    plan.created['index.html'] = readTemplate('vite/page.html');
    for (const path of ['vite.config.ts', 'tsconfig.json']) plan.created[path] = readTemplate(`vite/new/${path}`);
    return;
  }
  plan.pagePath = '/flowlens.html';
  plan.created['flowlens.html'] = readTemplate('vite/page.html');
  const config = VITE_CONFIGS.find((path) => read(path) !== undefined);
  const changed = config && addTokenRoute(read(config) ?? '');
  if (changed === undefined) plan.hasTokenRoute = false;
  else plan.extended[config!] = changed;
}

function planNext(plan: Plan, routerFolder: 'app' | 'src/app' | undefined) {
  const router = routerFolder ?? 'app';
  const page = routerFolder ? `${router}/flowlens` : router;
  for (const file of ['flow.tsx', 'page.tsx']) plan.created[`${page}/${file}`] = readTemplate(`next/page/${file}`);
  for (const file of ['current-user.ts', 'route.ts'])
    plan.created[`${router}/flowlens-token/${file}`] = readTemplate(`next/flowlens-token/${file}`);
  if (routerFolder) {
    plan.pagePath = '/flowlens';
    return;
  }
  plan.created['app/layout.tsx'] = readTemplate('next/new/layout.tsx');
  plan.created['tsconfig.json'] = readTemplate('next/new/tsconfig.json');
}

function variables({ framework, serverUrl }: Choices) {
  const { urlVariable } = FRAMEWORK_FACTS[framework];
  const keyComment = 'Embed key of a project. Only the server may read it: keep its name without a public prefix.';
  return [
    { name: urlVariable, value: serverUrl, comment: 'Address of the FlowLens server, for pages and the token route.' },
    { name: 'FLOWLENS_EMBED_KEY', value: '', comment: keyComment },
  ];
}

/** A name that npm accepts. */
function nameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'flowlens-embed' : name;
}
