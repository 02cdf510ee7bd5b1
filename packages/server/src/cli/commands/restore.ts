import { resolve } from 'node:path';
import type { Command } from '../command.js';

export const restore: Command = {
  name: 'restore',
  summary: 'restore a backup into an empty database and storage',
  details:
    'A backup of the embedded database can be restored to PostgreSQL, and the other way round. No server may use the ' +
    'target during the restore. Sessions and agent tokens end, because some may have been revoked after the backup.',
  args: ['file'],
  flags: {
    'keep-sessions': { meaning: 'keep the sessions and agent tokens of the backup' },
  },
  async run(parts, { args: [file = ''], flags }) {
    const { prepareDatabase } = await import('../../platform/database/database.js');
    const { restore: restoreBackup } = await import('../../features/backup/restore.js');
    const { openStorage } = await import('../../platform/storage/open-storage.js');
    const { config, log, print } = parts;
    // Restoring needs exclusive access: no server may see a half-restored database.
    const database = prepareDatabase(config, log, print);
    try {
      await database.open();
      await restoreBackup({
        config,
        database,
        storage: openStorage(config),
        file: resolve(file),
        print,
        keepSessions: flags.has('keep-sessions'),
      });
    } finally {
      await database.close();
    }
  },
};
