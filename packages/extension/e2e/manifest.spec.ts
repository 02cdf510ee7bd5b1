import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const DIST = join(import.meta.dirname, '../dist');
const RELEASE = join(DIST, 'chrome-mv3');
const IN_TESTS = join(DIST, 'chrome-mv3-e2e');

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;

/** All files of a built extension. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the release asks for no site, no debugger and nothing unused when it is installed', () => {
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

test('the release runs its own code only', () => {
  const { content_security_policy: policy } = manifestOf(RELEASE) as {
    content_security_policy: { extension_pages: string };
  };
  const directives = policy.extension_pages.split('; ');

  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("worker-src 'self'");
  expect(directives).toContain("object-src 'none'");
  expect(directives).toContain("frame-ancestors 'none'");
  for (const file of filesOf(RELEASE).filter((name) => name.endsWith('.html')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/<script(?![^>]* src="\/)[^>]*>|src="https?:/);
  for (const file of filesOf(RELEASE).filter((name) => name.endsWith('.js')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\beval\(|new Function\(|import\(["'`]https?:/);
});

test('the variant for tests differs from the release in the granted sites alone', () => {
  const { host_permissions: granted, ...rest } = manifestOf(IN_TESTS);

  expect(granted).toEqual(['http://127.0.0.1/*', 'http://localhost/*']);
  expect(rest).toEqual(manifestOf(RELEASE));
});
