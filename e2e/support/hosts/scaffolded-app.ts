import { execFile, spawn } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embedFolder } from '../../../scripts/lib/embeds.mjs';
import { hostPort, runningHost, type ScaffoldName, type StartedHost } from './start-host.js';

const templates = join(import.meta.dirname, '../../../packages/create/templates');

const PROGRAMS = {
  'create-vite': {
    program: 'vite/bin/vite.js',
    dev: ['dev', '--host'],
    production: ['preview', '--host'],
    pages: 'dist',
    signIn: { path: 'flowlens/current-user.ts', template: 'vite/flowlens/current-user.ts' },
    urlVariable: 'VITE_FLOWLENS_URL',
  },
  'create-next': {
    program: 'next/dist/bin/next',
    dev: ['dev', '--hostname'],
    production: ['start', '--hostname'],
    pages: '.next/static',
    signIn: { path: 'app/flowlens-token/current-user.ts', template: 'next/flowlens-token/current-user.ts' },
    urlVariable: 'NEXT_PUBLIC_FLOWLENS_URL',
  },
} satisfies Record<ScaffoldName, object>;

/** An app that `@flowlens/create` has written, used as its README says: with settings in `.env.local` and its own scripts. */
export function scaffoldedApp(name: ScaffoldName) {
  const folder = embedFolder(name);
  const { program, pages, signIn, urlVariable, ...modes } = PROGRAMS[name];
  const file = (path: string) => join(folder, path);
  // The runner's mode must not become that of the app.
  const { NODE_ENV: _, ...env } = process.env;
  return {
    /** Folder of the files that browsers get. */
    pages: file(pages),

    /** Writes the settings, as the next steps say, and undoes `replaceCurrentUser` of an earlier run. */
    async setUp(embedKey: string): Promise<void> {
      await copyFile(join(templates, signIn.template), file(signIn.path));
      const settings = await readFile(file('.env.local'), 'utf8');
      const set = (text: string, variable: string, value: string) =>
        text.replace(new RegExp(`^${variable}=.*$`, 'm'), `${variable}=${value}`);
      const withUrl = set(settings, urlVariable, process.env.E2E_URL ?? '');
      await writeFile(file('.env.local'), set(withUrl, 'FLOWLENS_EMBED_KEY', embedKey));
    },

    /** Removes the refusal in production, like an app that reads its own session. */
    async replaceCurrentUser(): Promise<void> {
      const refusing = await readFile(file(signIn.path), 'utf8');
      await writeFile(file(signIn.path), refusing.replace(/if \(process\.env\.NODE_ENV[^;]+;/, ''));
    },

    async build(): Promise<void> {
      await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, env });
    },

    start(mode: 'dev' | 'production'): Promise<StartedHost> {
      const port = hostPort(name);
      const line = [file(`node_modules/${program}`), ...modes[mode], '127.0.0.1', '--port', port];
      const app = spawn(process.execPath, line, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
      return runningHost(app, { name, port, ready: /ready in|➜.*Local/i });
    },
  };
}
