import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { builtPaths, entriesOf, PUBLISHED } from './published.mjs';
import { root } from './toolchain.mjs';

/** Unsupported parts, and the types that `openapi.yaml` generates and documents. */
const UNREPORTED = new Set(['./internal', './schema']);

/** Writes the public API of every built package to `packages/<name>/api/<entry>.api.md`. */
export function writeApiReports() {
  for (const { path, report } of reports()) {
    if (report === null) rmSync(path);
    else {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, report);
    }
  }
}

/** Returns the paths of reports that differ from the public API of the built packages. */
export function outdatedApiReports() {
  return reports()
    .filter(({ path, report }) => report !== (existsSync(path) ? readFileSync(path, 'utf8') : null))
    .map(({ path }) => relative(root, path));
}

/** Returns `{ path, report }` for each report; the report is null for a file whose entry no longer exists. */
function reports() {
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-api-'));
  try {
    return PUBLISHED.flatMap((name) => reportsOf(name, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportsOf(name, folder) {
  const entries = entriesOf(name).filter(({ subpath }) => !UNREPORTED.has(subpath));
  const [first, ...others] = entries.map(({ types }) => types);
  const compilerState = CompilerState.create(configOf(name, first, folder), { additionalEntryPoints: others });
  const current = entries.map(({ subpath, types }) => {
    const config = configOf(name, types, folder);
    Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: silence });
    return {
      path: join(reportFolder(name), fileOf(subpath)),
      report: shortened(readFileSync(config.reportFilePath, 'utf8')),
    };
  });
  const known = new Set(current.map(({ path }) => path));
  const stale = committedReports(name).filter((path) => !known.has(path));
  return [...current, ...stale.map((path) => ({ path, report: null }))];
}

function reportFolder(name) {
  return join(root, 'packages', name, 'api');
}

function committedReports(name) {
  const folder = reportFolder(name);
  return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
}

function fileOf(subpath) {
  return `${subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-')}.api.md`;
}

function configOf(name, types, folder) {
  const projectFolder = join(root, 'packages', name);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: {
            lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
            paths: builtPaths(),
          },
          files: [types],
        },
      },
      apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: 'report' },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'none' } },
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
}

/** Hides notes on the console; errors remain. */
function silence(message) {
  if (message.logLevel !== 'error') message.handled = true;
}

/** Removes repeated text of all exports: the release tag, and the note on missing comments. */
function shortened(report) {
  return report.replace(/^ *\/\/ (@public.*|\(undocumented\))\n/gm, '');
}
