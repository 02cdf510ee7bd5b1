import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './packages/server/test/support/database/postgres-cluster.js';
import { chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

/** Headless Chromium with the given switches. */
function chromium({
  name = 'chromium',
  contextOptions = {},
  switches = [],
}: { name?: string; contextOptions?: object; switches?: string[] } = {}) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { args: ['--no-sandbox', ...switches], ...(executablePath && { executablePath }) },
      contextOptions,
    }),
    instances: [{ browser: 'chromium' as const, name }],
  };
}

/** Every story as a test in a real browser, axe included, on a light or on a dark page. */
function stories(theme: 'light' | 'dark') {
  return {
    plugins: [react(), storybookTest({ configDir: '.storybook' })],
    test: {
      // The page keeps nothing of a story once it has ended, so what the stories are made of is loaded once, not once per file.
      isolate: false,
      name: `stories-${theme}`,
      // No story is about how long it takes, and a busy machine takes long.
      testTimeout: 60_000,
      env: { STORY_THEME: theme },
      browser: chromium({
        name: `chromium-${theme}`,
        // Ends animations at once, so that visibility and contrast are checked in their final state.
        contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
    },
  };
}

const serverTests = ['packages/server/{src,test}/**/*.test.ts', 'packages/recorder/src/**/*.server.test.ts'];
/** Tests of the built server: a step of their own after the build. */
const builtServerTests = 'packages/server/test/{resilience,packed}/*.test.ts';

/** Three on two cores: much of the tests is waiting for jobs, leases and retries. */
const UNIT_WORKERS = 3;

/** The server's tests on one of its databases, each test file on a copy of its own. */
function server(name: string, include: string[], elsewhere: string[] = []) {
  return {
    test: {
      name,
      environment: 'node' as const,
      include,
      exclude: [builtServerTests, ...elsewhere],
      globalSetup: ['packages/server/test/support/database/database-setup.ts'],
      // They replace no module and no global, so the server is loaded once per worker.
      isolate: false,
      maxWorkers: UNIT_WORKERS,
      // No test is about how long it takes, and a busy machine takes long.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

/** Tests of parts in which databases differ: locks and races, jobs, uploads, backups, and random calls. */
const ON_BOTH_DATABASES = [
  'packages/server/src/{features/backup,platform/{database,jobs,sandbox},recordings/{media,process,upload}}/**/*.test.ts',
  'packages/server/src/**/*races.test.ts',
  'packages/server/test/conformance/{contract-fuzz,permission-matrix}.test.ts',
  'packages/server/src/{cli/graceful-stop,cli/commands/people/people,features/recording-links/containment}.test.ts',
  'packages/recorder/src/**/*.server.test.ts',
];

/** Tests that `npm test` runs on both: queries, tables, jobs, a race. The journeys run on the embedded database too. */
const SMOKE_ON_BOTH_DATABASES = [
  'packages/server/src/platform/database/*.test.ts',
  'packages/server/src/platform/jobs/jobs.test.ts',
  'packages/server/src/features/members/role-races.test.ts',
  'packages/server/src/features/tags/tags.test.ts',
];

/**
 * Server tests: on PostgreSQL if the machine has it. The embedded database then runs those that need it and the smoke set
 * (`server`), and the others of the parts in which databases differ (`server-both`).
 */
function serverProjects() {
  if (!hasPostgres()) return [server('server', serverTests)];
  const onPostgres = globSync(serverTests).filter((file) => {
    const test = readFileSync(file, 'utf8');
    // Tests for any database open a server or name the new database, and do not handle the embedded database's process.
    return (
      /openTestServer|openStage|openRestartableServer|[(=] ?await newTestDatabase/.test(test) &&
      !test.includes('embeddedPid')
    );
  });
  const onBoth = new Set(globSync(ON_BOTH_DATABASES));
  const smoke = new Set(globSync(SMOKE_ON_BOTH_DATABASES));
  const secondTime = onPostgres.filter((file) => onBoth.has(file) && !smoke.has(file));
  return [
    server('server-postgres', onPostgres),
    server(
      'server',
      serverTests,
      onPostgres.filter((file) => !smoke.has(file)),
    ),
    server('server-both', secondTime),
  ];
}

if (!hasPostgres())
  process.stdout.write(
    'This machine has no PostgreSQL: the server is tested on the embedded database alone, and not as replicas.\n',
  );

export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [{ name: 'slow', description: 'Left out of `npm test`, and part of `npm run test:all`.' }],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{client,core,timeline,recorder,extension}/src/**/*.test.ts',
            'examples/app/*.test.ts',
            'examples/demo-shop/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          exclude: ['**/*.{browser,server}.test.ts'],
          // Imports JSON without an attribute, which Node refuses and Vite accepts.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          maxWorkers: UNIT_WORKERS,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Found late, they would make the browser load its page anew in the middle of a test.
        optimizeDeps: { entries: ['packages/recorder/src/**/*.ts', '!packages/recorder/src/**/*.test.ts'] },
        test: {
          // In a real browser: probes replace its globals, and it encodes video.
          name: 'recorder',
          include: ['packages/recorder/src/**/*.browser.test.ts'],
          globalSetup: ['packages/recorder/src/test-support/serve.ts'],
          testTimeout: 60_000,
          // Grants the screen and the microphone, which is a beeping fake.
          browser: chromium({ switches: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] }),
        },
      },
      {
        plugins: [react()],
        test: {
          // In a real browser, because jsdom shares no style sheets and moves no elements.
          name: 'elements',
          include: ['packages/elements/src/**/*.browser.test.ts'],
          css: true,
          testTimeout: 60_000,
          browser: chromium({ name: 'chromium-elements' }),
        },
      },
      ...serverProjects(),
      {
        test: {
          name: 'resilience',
          environment: 'node',
          include: [builtServerTests],
          ...(!hasPostgres() && { exclude: ['**/replicas.test.ts'] }),
          // They mostly wait: for servers that start, and for work that a dead one held.
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: './tooling/vitest-dom-environment.ts',
          // A window for each file, and not a process: what each process loaded anew took more than half of the time.
          pool: 'vmForks',
          // The windows of earlier files are not let go of entirely.
          vmMemoryLimit: '1GB',
          include: [
            'packages/{hooks,components,testing}/src/**/*.test.{ts,tsx}',
            'packages/extension/src/**/*.test.tsx',
            'examples/app/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['./tooling/vitest-dom-setup.ts'],
          maxWorkers: UNIT_WORKERS,
          testTimeout: 60_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
