import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { openDatabase } from '../../../test/support/database/open-database.js';
import { newTestDatabase } from '../../../test/support/database/test-database.js';
import { sweepWorkFolders } from './work-folder.js';

const FLOW_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

describe('sweepWorkFolders', () => {
  const dataFolder = createDataFolder();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(readConfig({ FLOWLENS_DATA: dataFolder, ...(await newTestDatabase(dataFolder)) }));
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('removes the folders of ended attempts and nothing else', async () => {
    const root = join(dataFolder, 'processing');
    for (const folder of ['lost+found', `${FLOW_ID}.1`, `${FLOW_ID}.2`, `${FLOW_ID}.99999999999`, `${FLOW_ID}.1.old`])
      mkdirSync(join(root, folder), { recursive: true });
    for (const file of ['.DS_Store', FLOW_ID]) writeFileSync(join(root, file), 'of somebody else');

    await sweepWorkFolders(database.db, dataFolder);

    const notOurs = ['.DS_Store', FLOW_ID, `${FLOW_ID}.1.old`, `${FLOW_ID}.99999999999`, 'lost+found'];
    expect(readdirSync(root).sort()).toEqual(notOurs.sort());
  });
});
