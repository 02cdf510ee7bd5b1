import type { Command } from '../command.js';

export const migrate: Command = {
  name: 'migrate',
  summary: 'migrate the database and exit',
  details: 'A server also migrates when it starts. Several processes may migrate at the same time.',
  args: [],
  flags: {},
  async run(parts) {
    const { withDatabase } = await import('../with-database.js');
    const { migrate: applyMigrations } = await import('../../platform/database/migrate.js');
    await withDatabase(parts, async (database) => {
      const applied = await applyMigrations(database);
      parts.print(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
    });
  },
};
