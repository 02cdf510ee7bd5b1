import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder with the given files, which is removed after the test. Returns its path. */
export function tempFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-create-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Returns all files of a folder with their contents, by path. */
export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

export const VITE_APP = {
  'package.json': `${JSON.stringify({ name: 'desk', dependencies: { react: '18.3.1' }, devDependencies: { vite: '7.0.0' } }, null, '\t')}\n`,
  'tsconfig.json': '{}',
  'vite.config.ts':
    "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({\n  plugins: [react()],\n});\n",
  '.gitignore': 'node_modules\n*.local\n',
};

export const NEXT_APP = {
  'package.json': JSON.stringify({ name: 'desk', dependencies: { next: '16.0.0', react: '19.0.0' } }),
  'tsconfig.json': '{}',
};
