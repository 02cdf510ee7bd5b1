// Packs every publishable package as it would be published and checks the tarball: publint, types, directives, CSS.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root, run, runOrExit } from './lib/toolchain.mjs';

const PUBLISHED = ['client', 'core', 'hooks', 'components', 'testing'];
const folder = mkdtempSync(join(tmpdir(), 'flowlens-pack-'));
const failures = [];

try {
  await runOrExit('Building the packages', 'node', ['scripts/build.mjs', 'packages'], { quiet: true });
  for (const name of PUBLISHED) await checkPackage(name);
  checkStyleSheet();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const failure of failures) console.error(`✕ ${failure}`);
if (failures.length === 0)
  console.log(`${PUBLISHED.length} packages pack, resolve and declare their types as they should.`);
process.exit(failures.length === 0 ? 0 : 1);

async function checkPackage(name) {
  const path = join(root, 'packages', name);
  await runOrExit(`Packing @flowlens/${name}`, 'pnpm', ['--dir', path, 'pack', '--pack-destination', folder], {
    quiet: true,
  });
  const tarball = join(
    folder,
    readdirSync(folder).find((file) => file.startsWith(`flowlens-${name}-`)),
  );
  if ((await run('publint', ['run', tarball, '--strict'], { quiet: true })) !== 0)
    failures.push(`publint: @flowlens/${name}`);
  const attw = ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css', './styles.layer.css', '--', tarball];
  if ((await run('attw', attw, { quiet: true })) !== 0) failures.push(`are the types wrong: @flowlens/${name}`);
  for (const source of sourceFiles(join(path, 'src'))) checkDirective(name, source);
}

/** A file that says 'use client' must still say so as built, and no other may. */
function checkDirective(name, source) {
  const built = source.replace(join(name, 'src'), join(name, 'dist')).replace(/\.tsx?$/, '.js');
  const says = (file) => /^['"]use client['"];/.test(readFileSync(file, 'utf8'));
  if (says(source) !== says(built)) failures.push(`'use client' differs between source and build: ${basename(source)}`);
}

function sourceFiles(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|stories|d)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !file.includes('test-support'));
}

/** Every class and custom property is ours, so that no style leaks into a host page. */
function checkStyleSheet() {
  const css = readFileSync(join(root, 'packages/components/dist/styles.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const foreign = [...css.matchAll(/(?<=[\s,(>+~])\.([a-z][\w-]*)/gi)]
    .map(([, name]) => name)
    .filter((name) => !name.startsWith('fl-'));
  if (foreign.length > 0)
    failures.push(`styles.css has classes without our prefix: ${[...new Set(foreign)].join(', ')}`);
  if (!css.includes('.fl-root')) failures.push('styles.css lacks .fl-root');
}
