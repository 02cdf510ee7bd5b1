import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { failureAsNobody } from '../../../test/support/people/failure-as-nobody.js';

const place = createDataFolder();
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('makeDataFolder reports a data folder that it may not write to', async () => {
  const data = join(place, 'theirs');
  mkdirSync(data, { mode: 0o555 });
  chmodSync(place, 0o755);
  const failure = await failureAsNobody(new URL('make-data-folder.ts', import.meta.url), 'makeDataFolder', data);

  expect(failure).toBe(
    `FLOWLENS_DATA: ${data} cannot be used (EACCES). It must be a folder that this user may read and write.`,
  );
});
