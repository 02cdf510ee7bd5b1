import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.js';

const PLAN = { created: {}, extended: {}, pagePath: '/', hasTokenRoute: true };
const CHOICES = {
  folder: '/home/kim/my desk',
  app: undefined,
  framework: 'vite',
  serverUrl: 'http://127.0.0.1:4600',
} as const;
const HERE = { currentFolder: '/home/kim', packageManager: 'npm' } as const;

describe('nextSteps', () => {
  it('leads from starting the server to the flow', () => {
    expect(nextSteps(CHOICES, PLAN, HERE)).toEqual([
      'Start FlowLens so that it accepts the app: ALLOWED_ORIGINS=http://localhost:5173 npx @flowlens/server serve --demo',
      'In FlowLens, open the project settings, choose Embedding, and create a key. Put it into .env.local as FLOWLENS_EMBED_KEY.',
      'Start the app: cd "my desk" && npm install && npm run dev',
      'Open http://localhost:5173/?flow=<id>. The id of a flow is the end of its address in FlowLens.',
    ]);
  });

  it('names the setting of a server that runs already', () => {
    const choices = { ...CHOICES, framework: 'next', serverUrl: 'https://flows.example' } as const;

    expect(nextSteps(choices, PLAN, HERE)[0]).toBe(
      'Add http://localhost:3000 to the variable ALLOWED_ORIGINS of the server at https://flows.example.',
    );
  });

  it('begins with the token route, if it could not be added', () => {
    expect(nextSteps(CHOICES, { ...PLAN, hasTokenRoute: false }, HERE)[0]).toContain(
      "import { flowLensToken } from './flowlens/vite-plugin.js'",
    );
  });

  it.each([
    ['/home/kim', 'Start the app: pnpm install && pnpm run dev'],
    ['/srv/desk', 'Start the app: cd /srv/desk && pnpm install && pnpm run dev'],
  ])('changes to %s if needed', (folder, step) => {
    expect(nextSteps({ ...CHOICES, folder }, PLAN, { ...HERE, packageManager: 'pnpm' })).toContain(step);
  });
});
