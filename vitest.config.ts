import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparison, updatesPictures } from './.storybook/looks/comparison.js';
import { hasPostgres } from './packages/server/test/support/database/postgres-cluster.js';
import { chromiumPath } from './scripts/chromium.mjs';
import { awaitFrames } from './tooling/vitest-await-frames.js';

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

/** Runs every story as a test in a real browser with axe, on a light or a dark page. */
function stories(theme: 'light' | 'dark') {
  return {
    plugins: [react(), storybookTest({ configDir: '.storybook' })],
    test: {
      // Stories leave nothing behind, so their modules are loaded once instead of once per file.
      isolate: false,
      name: `stories-${theme}`,
      sequence: AFTER_UNIT_TESTS,
      // Generous, because stories do not check durations and a busy machine is slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      env: { STORY_THEME: theme },
      // Storybook’s plugin disables writing by default, which `--update` needs.
      api: { allowWrite: true },
      browser: {
        ...chromium({
          name: `chromium-${theme}`,
          contextOptions: {
            // Ends animations at once, so that visibility and contrast are checked in their final state.
            reducedMotion: 'reduce',
            permissions: ['clipboard-read', 'clipboard-write'],
            timezoneId: 'UTC',
            locale: 'en-US',
          },
        }),
        expect: { toMatchScreenshot: comparison },
        commands: { updatesPictures },
      },
    },
  };
}

const serverTests = [
  'packages/server/{src,test}/**/*.test.ts',
  'packages/recorder/src/**/*.server.test.ts',
  'bench/server/*.test.ts',
];
/** Tests of the built server, which are a separate step after the build. */
const builtServerTests = 'packages/server/test/{resilience,packed}/*.test.ts';

/** More than the two cores of CI, because many tests mostly wait for jobs, leases and retries. */
const UNIT_WORKERS = 3;

/** Settings of tests in a browser in which each file has its own frame. */
const IN_ONE_FRAME_PER_FILE = {
  setupFiles: ['./tooling/vitest-waits.ts', './tooling/vitest-browser-setup.ts'],
  // Generous, because tests do not check durations and a busy machine is slow.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Order of projects with the default number of workers. Vitest runs projects together only if they have the same number. */
const AFTER_UNIT_TESTS = { groupOrder: 1 };

/** Server tests on one kind of database. Each test file has its own copy. */
function server(name: string, include: string[], elsewhere: string[] = []) {
  return {
    test: {
      name,
      environment: 'node' as const,
      include,
      exclude: [builtServerTests, ...elsewhere],
      globalSetup: [
        'packages/server/test/support/processes/bundle-children.ts',
        'packages/server/test/support/database/database-setup.ts',
      ],
      // Server tests mock no modules or globals, so each worker loads the server once.
      isolate: false,
      maxWorkers: UNIT_WORKERS,
      // Generous, because tests do not check durations and a busy machine is slow.
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

/**
 * Tests that `npm test` runs on both databases: queries, tables, jobs, a race. The end-to-end journeys also use the
 * embedded one.
 */
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
    'This machine has no PostgreSQL, so the server is tested on the embedded database only, without replicas.\n',
  );

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A story without a picture fails; `--update` takes new ones.
    update: 'none',
    tags: [{ name: 'slow', description: 'Runs in `npm run test:all` only.' }],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{client,core,timeline,recorder,extension,create}/src/**/*.test.ts',
            'examples/app/*.test.ts',
            'examples/demo-shop/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          exclude: ['**/*.{browser,server}.test.ts'],
          // This package imports JSON without an attribute, which Vite accepts and Node does not.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          setupFiles: ['./tooling/vitest-waits.ts'],
          maxWorkers: UNIT_WORKERS,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Dependencies discovered late would reload the page in the middle of a test.
        optimizeDeps: { entries: ['packages/recorder/src/**/*.ts', '!packages/recorder/src/**/*.test.ts'] },
        test: {
          // Needs a real browser: the recorder replaces browser globals and encodes video.
          name: 'recorder',
          sequence: AFTER_UNIT_TESTS,
          include: ['packages/{recorder,extension}/src/**/*.browser.test.ts'],
          globalSetup: ['packages/recorder/src/test-support/serve.ts'],
          ...IN_ONE_FRAME_PER_FILE,
          browser: {
            // Grants access to the screen and to a fake microphone that beeps.
            ...chromium({ switches: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] }),
            commands: { awaitFrames },
          },
        },
      },
      {
        plugins: [react()],
        test: {
          // Needs a real browser, because jsdom supports neither `adoptedStyleSheets` nor `moveBefore`.
          name: 'elements',
          sequence: AFTER_UNIT_TESTS,
          include: ['packages/elements/src/**/*.browser.test.ts'],
          css: true,
          ...IN_ONE_FRAME_PER_FILE,
          browser: { ...chromium({ name: 'chromium-elements' }), commands: { awaitFrames } },
        },
      },
      ...serverProjects(),
      {
        test: {
          name: 'resilience',
          sequence: AFTER_UNIT_TESTS,
          environment: 'node',
          include: [builtServerTests],
          ...(!hasPostgres() && { exclude: ['**/replicas.test.ts'] }),
          // These tests mostly wait: for servers to start, and for leases of killed servers to expire.
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: './tooling/vitest-dom-environment.ts',
          // Isolates files by window instead of process, because loading all modules in every process took more than
          // half of the time.
          pool: 'vmForks',
          // Windows of earlier files are not freed completely, so workers restart at this size.
          vmMemoryLimit: '1GB',
          include: [
            'packages/{hooks,components,testing}/src/**/*.test.{ts,tsx}',
            'packages/extension/src/**/*.test.tsx',
            'examples/app/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['./tooling/vitest-dom-setup.ts', './tooling/vitest-waits.ts'],
          maxWorkers: UNIT_WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
