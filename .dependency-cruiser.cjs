const { readdirSync, readFileSync } = require('node:fs');

// Allowed imports between packages; `docs/architecture.md` has the same as a table.
const TESTS = '\\.(test|stories)\\.tsx?$|/test-support/';
/** Sources of the public entries, as `exports` of every package names them. */
const ENTRIES = readdirSync('packages')
  .flatMap((name) => Object.values(JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).exports ?? {}))
  .flatMap((file) => /^\.\/src\/(.+\.tsx?)$/.exec(file)?.[1] ?? []);
const entries = [...new Set(ENTRIES)].join('|').replaceAll('.', '\\.');
const other = (names) => `^packages/(${names})/`;

function layer(name, forbidden, options = {}) {
  return {
    name: `${name}-layer`,
    severity: 'error',
    from: { path: `^packages/${name}/src`, ...(options.exceptTests && { pathNot: TESTS }) },
    to: { path: other(forbidden) },
  };
}

module.exports = {
  forbidden: [
    layer('client', 'core|timeline|recorder|hooks|components|elements|testing|server'),
    layer('core', 'timeline|recorder|hooks|components|elements|testing|server'),
    { ...typesOnly('core', 'client'), from: { path: '^packages/core/src', pathNot: TESTS } },
    layer('timeline', 'client|recorder|hooks|components|elements|testing|server', { exceptTests: true }),
    layer('recorder', 'timeline|hooks|components|elements|testing'),
    layer('recorder', 'server', { exceptTests: true }),
    layer('hooks', 'components|elements|server'),
    layer('hooks', 'testing', { exceptTests: true }),
    // Only pages that record load the recorder: they make one and hand it over.
    typesOnly('hooks', 'recorder'),
    layer('components', 'elements|server'),
    layer('components', 'testing', { exceptTests: true }),
    typesOnly('components', 'client'),
    typesOnly('components', 'recorder'),
    layer('elements', 'timeline|recorder|server'),
    layer('elements', 'testing', { exceptTests: true }),
    layer('extension', 'elements|testing|server'),
    layer('testing', 'recorder|components|elements|server'),
    layer('create', 'client|core|timeline|recorder|hooks|components|elements|testing|server'),
    layer('server', 'recorder|hooks|components|elements'),
    layer('server', 'testing', { exceptTests: true }),
    typesOnly('server', 'client'),
    serverLayer('platform', 'http|features|recordings|cli|composition\\.ts'),
    serverLayer('http', 'features|recordings|cli|composition\\.ts'),
    serverLayer('(features|recordings)', 'cli|composition\\.ts'),
    {
      name: 'server-source-imports-no-test',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: TESTS },
      to: { path: '^packages/server/test/' },
    },
    {
      name: 'public-entries-only',
      comment: 'Between packages only the public entries are used.',
      severity: 'error',
      from: { path: '^(packages|examples)/([^/]+)/', pathNot: '^packages/extension/e2e/' },
      to: {
        path: `^packages/[^/]+/src/(?!(${entries})$|styles/|test-support/(canaries|fake-recorder|hostile-payloads|stub-worker)\\.ts$)`,
        pathNot: '^$1/$2/',
      },
    },
    {
      name: 'e2e-public-entries-only',
      comment:
        'And stand-ins for what the server and recorded pages call, the calls of signing in and connecting, what starts processes, and made-up secrets.',
      severity: 'error',
      from: { path: '^(packages/extension/)?e2e/' },
      to: {
        path: `^packages/[^/]+/src/(?!(${entries})$|test-support/(canaries|fake-|hostile-|look-alikes|page-server|session-page/))`,
      },
    },
    {
      name: 'server-stand-ins-only',
      comment:
        'Other packages and journeys start servers and stand-ins for other services, and sign people in. Benchmarks may use more.',
      severity: 'error',
      from: { pathNot: '^(packages/server|bench)/|^vitest\\.config\\.ts$' },
      to: {
        path: '^packages/server/test/(?!support/(jira/|people/(person|sign-in-as)|recordings/recorder-token|server/(free-port|restartable-server|spawned-server)|wait-until))',
      },
    },
    {
      name: 'only-ui-wraps-primitives',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/components/src/ui/' },
      to: { path: 'node_modules/(@radix-ui|cmdk)' },
    },
    {
      name: 'only-toaster-toasts',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/components/src/toaster/' },
      to: { path: 'node_modules/sonner' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

function typesOnly(from, to) {
  return {
    name: `${from}-takes-types-of-${to}`,
    severity: 'error',
    from: { path: `^packages/${from}/src`, pathNot: TESTS },
    to: { path: other(to), dependencyTypesNot: ['type-only'] },
  };
}

/** The server's layers, from the bottom: platform, http, features and recordings, cli. */
function serverLayer(name, forbidden) {
  return {
    name: `server-${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-layer`,
    severity: 'error',
    from: { path: `^packages/server/src/${name}/`, pathNot: TESTS },
    to: { path: `^packages/server/src/(${forbidden})` },
  };
}
