import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const build = promisify(execFile);
const ARCHIVE = 'flowlens-recorder.zip';
const PACKAGE = join(import.meta.dirname, '../..');
const DIST = join(PACKAGE, 'dist');
const RELEASE = join(DIST, 'chrome-mv3');
const IN_TESTS = join(DIST, 'chrome-mv3-e2e');
const DEEP = join(DIST, 'chrome-mv3-deep');
const DEEP_IN_TESTS = join(DIST, 'chrome-mv3-deep-e2e');

/** Code from strings, and scripts, workers and modules from other origins. */
const REMOTE_CODE = [
  /\beval\(/g,
  /\b(?:new Function\b|Function\(["'`])/g,
  /\bset(?:Timeout|Interval)\(["'`]/g,
  /\bimportScripts\(/g,
  /\b(?:import|Worker)\(["'`](?:https?:|data:|blob:)/g,
  /\bfrom ?["'`]https?:/g,
  /["'`]https?:\/\/[^"'`]+\.m?js\b/g,
];

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;

/** All files of a built extension. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the release requests no site, no debugger and nothing unused at installation', () => {
  const manifest = manifestOf(RELEASE);

  expect(manifest.permissions).toEqual([
    'activeTab',
    'tabCapture',
    'offscreen',
    'storage',
    'unlimitedStorage',
    'scripting',
    'webRequest',
    'identity',
    'alarms',
    'idle',
  ]);
  expect(manifest.optional_host_permissions).toEqual(['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*']);
  for (const key of [
    'host_permissions',
    'optional_permissions',
    'content_scripts',
    'web_accessible_resources',
    'externally_connectable',
    'sandbox',
  ])
    expect(manifest, key).not.toHaveProperty(key);
  expect(manifest.manifest_version).toBe(3);
  expect(manifest.incognito).toBe('not_allowed');
});

for (const folder of [RELEASE, DEEP])
  test(`${basename(folder)} runs its own code only`, () => {
    const { content_security_policy: policy } = manifestOf(folder) as {
      content_security_policy: { extension_pages: string };
    };
    const directives = policy.extension_pages.split('; ');

    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("worker-src 'self'");
    expect(directives).toContain("object-src 'none'");
    expect(directives).toContain("frame-ancestors 'none'");
    for (const file of filesOf(folder).filter((name) => name.endsWith('.html')))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/<script(?![^>]* src="\/)[^>]*>|src="https?:/);
    for (const file of filesOf(folder).filter((name) => name.endsWith('.js')))
      for (const pattern of REMOTE_CODE) expect(readFileSync(file, 'utf8').match(pattern) ?? [], file).toEqual([]);
  });

for (const folder of [RELEASE, DEEP, IN_TESTS, DEEP_IN_TESTS])
  test(`${basename(folder)} is built for production and contains no local path`, () => {
    for (const file of filesOf(folder).filter((name) => name.endsWith('.js')))
      expect(readFileSync(file, 'utf8').match(/jsxDEV/g) ?? [], file).toEqual([]);
    for (const file of filesOf(folder)) expect(readFileSync(file).includes(PACKAGE), file).toBe(false);
  });

test(
  'two builds of the release yield the same archive, and its hash is stored next to it',
  { tag: '@slow' },
  async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'flowlens-extension-build-'));
    try {
      await build(join(PACKAGE, 'node_modules/.bin/wxt'), ['zip'], {
        cwd: PACKAGE,
        env: { ...process.env, EXTENSION_OUT_DIR: outDir },
      });
      const [again, published] = [outDir, DIST].map((folder) => readFileSync(join(folder, ARCHIVE)));
      const hash = createHash('sha256')
        .update(published ?? '')
        .digest('hex');
      expect(again?.equals(published ?? Buffer.of())).toBe(true);
      expect(readFileSync(join(DIST, `${ARCHIVE}.sha256`), 'utf8')).toBe(`${hash}  ${ARCHIVE}\n`);
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  },
);

test('the files of the archive have a valid date', () => {
  const archive = readFileSync(join(DIST, ARCHIVE));
  const dates = new Set<string>();
  for (let at = archive.indexOf('PK\x01\x02'); at !== -1; at = archive.indexOf('PK\x01\x02', at + 4)) {
    const local = archive.readUInt32LE(at + 42);
    for (const day of [archive.readUInt16LE(at + 14), archive.readUInt16LE(local + 12)])
      dates.add(`${1980 + (day >> 9)}-${(day >> 5) & 15}-${day & 31}`);
  }
  expect([...dates]).toEqual(['1980-1-1']);
});

test('the test variant differs from the release only in the granted sites', () => {
  const { host_permissions: granted, ...rest } = manifestOf(IN_TESTS);

  expect(granted).toEqual(['http://127.0.0.1/*', 'http://localhost/*']);
  expect(rest).toEqual(manifestOf(RELEASE));
});

test('the deep recording build adds only the debugger to the release', () => {
  const { minimum_chrome_version: newest, name, description, permissions, ...rest } = manifestOf(DEEP);
  const release = manifestOf(RELEASE);

  expect([name, newest]).toEqual(['FlowLens deep recording', '125']);
  expect(description).not.toBe(release.description);
  expect(permissions).toEqual([...(release.permissions as string[]), 'debugger']);
  expect(release).toMatchObject(rest);
  expect(Object.keys(release).sort()).toEqual(Object.keys(manifestOf(DEEP)).sort());
  const { host_permissions: granted, ...inTests } = manifestOf(DEEP_IN_TESTS);
  expect(granted).toEqual(['http://127.0.0.1/*', 'http://localhost/*']);
  expect(inTests).toEqual(manifestOf(DEEP));
});
