import type { Command } from '../command.js';

export const migrate: Command = {
  name: 'migrate',
  summary: 'bring the database up to date and end',
  details: 'A server does the same when it starts. Several processes may migrate at once.',
  args: [],
  flags: {},
  async run(parts) {
    const { withDatabase } = await import('../with-database.js');
    const { migrate: applyMigrations } = await import('../../platform/database/migrate.js');
    await withDatabase(parts, async (database) => {
      const applied = await applyMigrations(database);
      parts.say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
    });
  },
};
