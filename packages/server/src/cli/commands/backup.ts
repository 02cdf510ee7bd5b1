import { resolve } from 'node:path';
import type { Command } from '../command.js';

export const backup: Command = {
  name: 'backup',
  summary: 'back up all data to one file, also while the server runs',
  details: 'The file is a tar archive of the database and all recordings. It contains no secrets of the configuration.',
  args: ['file'],
  flags: {},
  async run(parts, { args: [file = ''] }) {
    const { withServersDatabase } = await import('../with-database.js');
    const { backUp } = await import('../../features/backup/backup.js');
    const { openStorage } = await import('../../platform/storage/open-storage.js');
    const { config, print } = parts;
    await withServersDatabase(parts, (database) =>
      backUp({ config, database, storage: openStorage(config), file: resolve(file), print }),
    );
  },
};
