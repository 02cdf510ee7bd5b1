// Packs every publishable package and checks the tarball (files, publint, types, directives, CSS) and the reports of
// its public API. `--built` uses the existing build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { outdatedApiReports } from './lib/api-reports.mjs';
import { installHost, npmInHost, pack } from './lib/host-apps.mjs';
import { entriesOf, PUBLISHED } from './lib/published.mjs';
import { linksWithoutTarget, writeRepositoryAddress } from './lib/repository-address.mjs';
import { root, run, runOrExit } from './lib/toolchain.mjs';
import { typesWithoutAName } from './lib/types-without-a-name.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-pack-'));
const tarballs = {};
const failures = [];

try {
  if (!process.argv.includes('--built'))
    await runOrExit('Building the packages', 'node', ['scripts/build.mjs', 'packages'], { quiet: true });
  for (const name of PUBLISHED) await checkPackage(name);
  await checkTarball('create');
  checkStyleSheet();
  for (const report of outdatedApiReports())
    failures.push(`${report} is not the public API: run \`npx pnpm api\`, review the difference, and commit it`);
  await checkInHost();
  for (const type of typesWithoutAName(PUBLISHED)) failures.push(`a public type that no package exports: ${type}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const failure of failures) console.error(`✕ ${failure}`);
if (failures.length === 0)
  console.log(`${PUBLISHED.length + 1} packages pack, resolve and declare their types correctly.`);
process.exit(failures.length === 0 ? 0 : 1);

async function checkPackage(name) {
  const path = join(root, 'packages', name);
  const tarball = (tarballs[name] = await checkTarball(name));
  const attw = ['--profile', 'esm-only', '--exclude-entrypoints', './openapi.yaml', '--', tarball];
  if ((await run('attw', attw, { quiet: true })) !== 0) failures.push(`are the types wrong: @flowlens/${name}`);
  for (const source of sourceFiles(join(path, 'src'))) checkDirective(name, source);
  checkDeclarations(name, join(path, 'dist'));
}

/** Packs a package and checks what programs and libraries have in common. Returns the path of the tarball. */
async function checkTarball(name) {
  const tarball = await pack(name, folder);
  checkFiles(name, tarball);
  checkLinks(name, tarball);
  if ((await run('publint', ['run', tarball, '--strict'], { quiet: true })) !== 0)
    failures.push(`publint: @flowlens/${name}`);
  return tarball;
}

/** Checks that no link in the packed README leads out of the package once the release has written the repository’s address. */
function checkLinks(name, tarball) {
  const unpacked = join(folder, `unpacked-${name}`);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', basename(tarball), '-C', basename(unpacked)], { cwd: folder });
  const packed = join(unpacked, 'package');
  writeRepositoryAddress(packed, { address: 'https://repository.invalid', directory: `packages/${name}` });
  for (const target of linksWithoutTarget(packed))
    failures.push(`the README of @flowlens/${name} links to ${target}, which is not packed`);
}

/** Checks that the changelog is packed and build info is not. */
function checkFiles(name, tarball) {
  const { files } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  if (!files.includes('CHANGELOG.md')) failures.push(`@flowlens/${name} leaves out its CHANGELOG.md`);
  // Only by name, because GNU tar treats the text before a colon, as in a Windows path, as a host name.
  const packed = execFileSync('tar', ['-tzf', basename(tarball)], { cwd: folder, encoding: 'utf8' });
  const notes = packed.match(/^.*\.tsbuildinfo$/gm) ?? [];
  failures.push(...notes.map((path) => `@flowlens/${name} has a file that is only for its build: ${path}`));
}

/** A file with 'use client' must keep it in the build, and no other may have it. */
function checkDirective(name, source) {
  const built = source.replace(join(name, 'src'), join(name, 'dist')).replace(/\.tsx?$/, '.js');
  const says = (file) => /^['"]use client['"];/.test(readFileSync(file, 'utf8'));
  if (says(source) !== says(built)) failures.push(`'use client' differs between source and build: ${basename(source)}`);
}

/** Readers of declarations do not have our specification. */
function checkDeclarations(name, dist) {
  const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.d.ts'));
  for (const file of files)
    if (readFileSync(join(dist, file), 'utf8').includes('spec §'))
      failures.push(`@flowlens/${name} refers to the specification in ${file}`);
}

function sourceFiles(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|stories|d)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !file.includes('test-support'));
}

/** Runs the tests of a host app in Jest, and type-checks every entry there with the oldest and the newest TypeScript we support. */
async function checkInHost() {
  const app = join(folder, 'embed-jest');
  await installHost('embed-jest', app, { tarballs });
  writeEveryEntry(join(app, 'types'));
  await npmInHost('Running Jest in', app, 'test');
  await npmInHost('Checking the types in', app, 'run', 'types');
}

/** Writes a module that imports the types of every entry. */
function writeEveryEntry(types) {
  mkdirSync(types);
  const specifiers = PUBLISHED.flatMap(entriesOf).map(({ specifier }) => specifier);
  const lines = specifiers.map((specifier, index) => `export type * as Entry${index} from '${specifier}';\n`);
  writeFileSync(join(types, 'every-entry.ts'), lines.join(''));
}

/** Checks that every class and custom property is ours, so that no style leaks into a host page. */
function checkStyleSheet() {
  const css = readFileSync(join(root, 'packages/components/dist/styles.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const foreign = [...css.matchAll(/(?<=[\s,(>+~])\.([a-z][\w-]*)/gi)]
    .map(([, name]) => name)
    .filter((name) => !name.startsWith('fl-'));
  if (foreign.length > 0)
    failures.push(`styles.css has classes without our prefix: ${[...new Set(foreign)].join(', ')}`);
  if (!css.includes('.fl-root')) failures.push('styles.css lacks .fl-root');
  const declared = (property) => css.match(new RegExp(`^\\s*${property}:`, 'gm'))?.length;
  if (declared('user-select') !== declared('-webkit-user-select'))
    failures.push('styles.css has a `user-select` that Safari does not know: it lacks `-webkit-user-select`');
}
