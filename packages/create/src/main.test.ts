import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { filesOf, tempFolder } from './test-support/temp-folder.js';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the program without a terminal. */
async function create(args: string[], cwd: string): Promise<Outcome> {
  const line = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts'), ...args];
  const env = { ...process.env, npm_config_user_agent: 'pnpm/10.0.0' };
  return promisify(execFile)(process.execPath, line, { cwd, env }).then(
    (done) => ({ code: 0, ...done }),
    (error: Outcome) => error,
  );
}

describe('@flowlens/create', () => {
  it('writes an app and prints the next steps', async () => {
    const folder = tempFolder();

    const { code, stdout } = await create(['desk', '--framework', 'vite', '--server', 'https://flows.example'], folder);

    expect(code).toBe(0);
    expect(filesOf(folder)).toHaveProperty('desk/index.html');
    expect(stdout).toContain('3. Start the app: cd desk && pnpm install && pnpm run dev');
  });

  it('does not wait without a terminal', async () => {
    const folder = tempFolder();

    const { code, stderr } = await create(['desk'], folder);

    expect(code).toBe(2);
    expect(stderr).toBe(
      'There is no terminal to ask at. Add --framework <vite|next> --server <address>, or --yes for the defaults.\n',
    );
    expect(filesOf(folder)).toEqual({});
  });

  it('ends with 1 and the name of a file in the way', async () => {
    const folder = tempFolder({ 'index.html': 'Mine' });

    const { code, stderr } = await create(['--yes', '--folder', '.'], folder);

    expect(code).toBe(1);
    expect(stderr).toContain('index.html');
    expect(filesOf(folder)).toEqual({ 'index.html': 'Mine' });
  });

  it('prints its flags', async () => {
    const { code, stdout } = await create(['--help'], tempFolder());

    expect(code).toBe(0);
    expect(stdout).toContain('--framework <name>');
  });
});
