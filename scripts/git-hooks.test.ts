import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './lib/toolchain.mjs';

const UNFORMATTED = '# Title\n* item\n';
const FORMATTED = '# Title\n\n- item\n';

describe('.githooks', () => {
  let clone: string;

  /** The environment of a Git hook that runs these tests would redirect `git` to the outer repository. */
  const env = (more: NodeJS.ProcessEnv = {}) => ({
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GIT_|CI$)/.test(name))),
    ...more,
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, env: env() });
  const commit = (subject: string, more: NodeJS.ProcessEnv = {}) =>
    spawnSync('git', ['commit', '-m', subject], { cwd: clone, encoding: 'utf8', env: env(more) });
  const committed = () => execFileSync('git', ['show', 'HEAD:page.md'], { cwd: clone, encoding: 'utf8', env: env() });
  const installDependencies = () => symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'flowlens-hooks-'));
    for (const path of ['.githooks', 'scripts/check-commit-subjects.mjs', 'scripts/lib', '.prettierrc'])
      cpSync(join(root, path), join(clone, path), { recursive: true });
    cpSync(join(root, 'lint-staged.config.js'), join(clone, 'lint-staged.config.js'));
    writeFileSync(join(clone, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(clone, 'page.md'), UNFORMATTED);
    git('init', '--quiet');
    git('config', 'user.email', 'ann@example.com');
    git('config', 'user.name', 'Ann');
    git('config', 'core.hooksPath', '.githooks');
    git('add', 'page.md');
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  it('format staged files before a commit', () => {
    installDependencies();

    expect(commit('docs: add a page').status).toBe(0);
    expect(committed()).toBe(FORMATTED);
  });

  it('reject a commit whose subject has another form', () => {
    installDependencies();
    const { status, stderr } = commit('Added a page');

    expect(status).not.toBe(0);
    expect(stderr).toContain('area: imperative summary');
  });

  it('accept a commit before the dependencies are installed', () => {
    expect(commit('docs: add a page').status).toBe(0);
    expect(committed()).toBe(UNFORMATTED);
  });

  it('do nothing in CI', () => {
    installDependencies();

    expect(commit('Added a page', { CI: 'true' }).status).toBe(0);
    expect(committed()).toBe(UNFORMATTED);
  });

  it('are enabled by the script `hooks`', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };

    expect(scripts.hooks).toBe('git config core.hooksPath .githooks');
  });
});
