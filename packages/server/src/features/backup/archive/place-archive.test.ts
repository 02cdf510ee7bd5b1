import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { placeArchive } from './place-archive.js';

let folder: string;
let archive: string;
let file: string;
beforeEach(() => {
  folder = createDataFolder();
  archive = join(folder, 'archive');
  file = join(folder, 'backup.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Folders cannot be linked, so one stands in for a file on a drive without links.
describe.each([
  ['with hard links', () => writeFileSync(archive, 'new')],
  ['without hard links', () => mkdirSync(archive)],
])('placeArchive %s', (_how, make) => {
  it('moves an archive to its name', async () => {
    make();
    await placeArchive(archive, file);

    expect(existsSync(file)).toBe(true);
  });

  it('keeps an existing file of that name', async () => {
    make();
    writeFileSync(file, 'old');

    await expect(placeArchive(archive, file)).rejects.toThrow(`The file ${file} already exists. Choose another name.`);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});
