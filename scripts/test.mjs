// `npm test`: runs all steps, or those named by arguments, and ends with a plain line `N passed, M failed`. `--all`
// adds the tests tagged as slow, longer rounds, and more of the server on the other database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightOutcome, vitestOutcome } from './lib/test-reports.mjs';
import { install, run } from './lib/toolchain.mjs';

await install({ onInstall: () => console.log('Installing the dependencies …') });
// Some tools behave differently on CI, and a run has to mean the same everywhere.
process.env.CI ??= 'true';
const reports = mkdtempSync(join(tmpdir(), 'flowlens-test-'));
const testsAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const vitest = (name, ...projects) => {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  if (!testsAll) args.push('--tags-filter=!slow');
  return { name, command: 'vitest', args, outcome: () => vitestOutcome(report) };
};

const playwright = (name, config) => {
  const report = join(reports, `${name}.json`);
  const env = { PLAYWRIGHT_REPORT: report };
  return {
    name,
    command: 'playwright',
    args: ['test', '--config', config, ...(testsAll ? [] : ['--grep-invert', '@slow'])],
    env,
    outcome: () => playwrightOutcome(report),
  };
};

/** Lengths of rounds that `npm test` shortens. */
const SHORT_ROUNDS = {
  FLOWLENS_CRASH_KILLS: '3',
  FUZZ_REQUESTS: '2500',
  RACE_ROUNDS: '30',
  RECORDER_KILLS: '1',
  RECORDER_OFFLINE_SECONDS: '5',
};
if (!testsAll) for (const [name, value] of Object.entries(SHORT_ROUNDS)) process.env[name] ??= value;

const check = (name, command, ...args) => ({ name, command, args });

const BUILT = [
  'packages',
  'app',
  'server',
  'extension',
  'extension-e2e',
  'extension-deep',
  'extension-deep-e2e',
  'storybook',
  testsAll ? 'embeds' : 'embeds-short',
];

/**
 * The stages run in sequence. The lanes of a stage run in parallel, because a lane that computes on one processor, or
 * mostly waits, leaves the other idle. The first lane has priority over the others.
 */
const STAGES = [
  [
    [
      check('format', 'prettier', '--check', '.', '--log-level', 'warn'),
      check('lint', 'eslint', '.', '--max-warnings', '0'),
      check('styles', 'stylelint', '{packages,examples}/**/*.css', '--max-warnings', '0'),
      check(
        'imports',
        'depcruise',
        'packages',
        'examples',
        'e2e',
        'bench',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
      ),
      check('unused', 'knip'),
      check('contract', 'pnpm', 'lint:openapi'),
      check('types', 'tsc', '--noEmit', '--project', 'tsconfig.json'),
    ],
    [check('build', 'node', 'scripts/build.mjs', ...BUILT)],
  ],
  [
    [vitest('resilience', 'resilience')],
    // The sizes of the app are those of the last build.
    [
      check('packages', 'node', 'scripts/check-packages.mjs', ...(isWanted('build') ? ['--built'] : [])),
      check('weights', 'size-limit'),
    ],
  ],
  [
    // These steps mostly wait for recordings.
    [
      playwright('recorder', 'e2e/recorder.config.ts'),
      playwright('extension', 'packages/extension/e2e/playwright.config.ts'),
    ],
    [vitest('unit', 'node', 'server*', ...(testsAll ? [] : ['!server-both']), 'dom')],
  ],
  [[vitest('sdk', 'recorder', 'elements')]],
  [[vitest('stories', 'stories-light', ...(testsAll ? ['stories-dark'] : []))]],
  [[playwright('end-to-end', 'e2e/playwright.config.ts')]],
];

const IN_BROWSER = new Set(['sdk', 'unit', 'stories', 'recorder', 'extension', 'end-to-end']);

/** Browsers to kill are found in `/proc`. */
const LEFT_OUT = new Set(process.platform === 'linux' ? [] : ['recorder', 'extension']);

const names = STAGES.flat(2).map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is named ${unknown.join(', ')}. Steps: ${names.join(', ')}.`);
  process.exit(2);
}

const runs = ({ name }) => (wanted.length === 0 ? !LEFT_OUT.has(name) : wanted.includes(name));
if (wanted.length === 0 || wanted.some((name) => IN_BROWSER.has(name))) {
  const { ensureChromium } = await import('./lib/install/ensure-chromium.mjs');
  process.env.FLOWLENS_CHROMIUM = await ensureChromium();
}
if (wanted.length === 0 || wanted.includes('end-to-end')) {
  const { ensureHeadlessShell } = await import('./lib/install/ensure-headless-shell.mjs');
  await ensureHeadlessShell();
}
if (['unit', 'end-to-end', 'resilience'].some((name) => wanted.length === 0 || wanted.includes(name))) {
  const { ensureBubblewrap } = await import('./lib/install/ensure-bubblewrap.mjs');
  await ensureBubblewrap();
}

/** The longest step takes ten minutes on two cores. A hanging step must not prevent the others from being reported. */
const STEP_LIMIT_MS = 30 * 60_000;

const results = [];
for (const stage of STAGES) {
  const lanes = stage.map((lane) => lane.filter(runs));
  const held = lanes.filter((lane) => lane.length > 0).length > 1;
  results.push(...(await Promise.all(lanes.map((lane, place) => runLane(lane, { held, yielding: place > 0 })))).flat());
}
rmSync(reports, { recursive: true, force: true });

console.log('');
if (wanted.length === 0) for (const name of LEFT_OUT) console.log(`– ${name.padEnd(12)} runs on Linux only`);
for (const { name, passed, failed, failures = [], seconds } of results) {
  console.log(`${failed === 0 ? '✓' : '✕'} ${name.padEnd(12)} ${passed} passed, ${failed} failed in ${seconds} s`);
  for (const failure of failures) console.log(`  ${failure}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function runLane(steps, manner) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, manner));
  return results;
}

/** Runs a step. A step that runs in parallel prints its output at its end. */
async function runStep({ name, command, args, env, outcome }, { held, yielding }) {
  if (!held) console.log(`\n── ${name}`);
  const begun = Date.now();
  const code = await run(command, args, {
    env,
    yielding,
    held: held ? `\n── ${name}\n` : '',
    limitMs: STEP_LIMIT_MS,
  });
  const tookMs = Date.now() - begun;
  if (tookMs >= STEP_LIMIT_MS) console.error(`${name} was killed after ${STEP_LIMIT_MS / 60_000} minutes.`);
  const seconds = Math.round(tookMs / 1000);
  const result = outcome?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without naming a failed test (a crash, an unhandled error, no tests at all) counts as a failure.
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1;
  return { name, seconds, ...result };
}
