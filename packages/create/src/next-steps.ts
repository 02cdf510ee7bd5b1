import { relative } from 'node:path';
import type { Choices } from './questions/choices.js';
import { FRAMEWORK_FACTS } from './frameworks.js';
import type { PackageManager } from './package-manager.js';
import type { Plan } from './plan/plan.js';
import { DEFAULT_SERVER_URL } from './questions/server-url.js';
import { VITE_PLUGIN } from './plan/vite-config.js';

interface Surroundings {
  currentFolder: string;
  packageManager: PackageManager;
}

/** Returns the steps from the written files to a flow on screen. */
export function nextSteps(choices: Choices, plan: Plan, { currentFolder, packageManager }: Surroundings): string[] {
  const { folder, framework, serverUrl } = choices;
  const { devOrigin } = FRAMEWORK_FACTS[framework];
  return [
    ...(plan.hasTokenRoute ? [] : [TOKEN_ROUTE_BY_HAND]),
    serverStep(serverUrl, devOrigin),
    'In FlowLens, open the project settings, choose Embedding, and create a key. Put it into .env.local as FLOWLENS_EMBED_KEY.',
    `Start the app: ${startCommand(folder, { currentFolder, packageManager })}`,
    `Open ${devOrigin}${plan.pagePath}?flow=<id>. The id of a flow is the end of its address in FlowLens.`,
  ];
}

const TOKEN_ROUTE_BY_HAND = `Add flowLensToken() to the plugins of your Vite configuration: import { flowLensToken } from '${VITE_PLUGIN}'.`;

function serverStep(serverUrl: string, devOrigin: string): string {
  if (serverUrl !== DEFAULT_SERVER_URL)
    return `Add ${devOrigin} to the variable ALLOWED_ORIGINS of the server at ${serverUrl}.`;
  return `Start FlowLens so that it accepts the app: ALLOWED_ORIGINS=${devOrigin} npx @flowlens/server serve --demo`;
}

function startCommand(folder: string, { currentFolder, packageManager }: Surroundings): string {
  const fromHere = relative(currentFolder, folder);
  const path = fromHere.startsWith('..') ? folder : fromHere;
  const change = path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`];
  return [...change, `${packageManager} install`, `${packageManager} run dev`].join(' && ');
}
