import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDataFolder } from '../../test/support/server/data-folder.js';
import { failureAsNobody } from '../../test/support/people/failure-as-nobody.js';

const theirs = createDataFolder();
const db = join(theirs, 'db');
afterAll(() => {
  // Otherwise, only root may remove the folder.
  chmodSync(db, 0o700);
  rmSync(theirs, { recursive: true, force: true });
});

it('withDatabase distinguishes the data folder of another user from one without a database', async () => {
  mkdirSync(db);
  writeFileSync(join(db, 'PG_VERSION'), '17');
  chmodSync(db, 0o000);
  chmodSync(theirs, 0o755);
  const file = new URL('with-database.ts', import.meta.url);

  const failure = await failureAsNobody(file, 'withServersDatabase', { config: { dataFolder: theirs } });

  expect(failure).toBe(`FLOWLENS_DATA: ${db} may not be read by this user. Run the command as the user of the server.`);
});

it('withDatabase reports a data folder that it may not write to', async () => {
  const readOnly = join(theirs, 'read-only');
  mkdirSync(readOnly, { mode: 0o555 });
  chmodSync(theirs, 0o755);
  const file = new URL('with-database.ts', import.meta.url);

  const failure = await failureAsNobody(file, 'withDatabase', { config: { dataFolder: readOnly } });

  expect(failure).toBe(
    `FLOWLENS_DATA: ${readOnly} cannot be used (EACCES). It must be a folder that this user may read and write.`,
  );
});
