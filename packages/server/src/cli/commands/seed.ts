import type { Command } from '../command.js';

export const seed: Command = {
  name: 'seed',
  summary: 'add the demo project to the database and exit',
  details: 'It adds missing parts. Later changes and deletions stay as they are.',
  args: [],
  flags: {},
  async run(parts) {
    const { withDatabase } = await import('../with-database.js');
    const { composeProduct } = await import('../../composition.js');
    const { readSecret } = await import('../../platform/config/secret.js');
    const { migrate } = await import('../../platform/database/migrate.js');
    const { noSandbox } = await import('../../platform/sandbox/sandbox.js');
    const { createJobs } = await import('../../platform/jobs/jobs.js');
    await withDatabase(parts, async (database) => {
      await migrate(database);
      const jobs = createJobs(database, parts.log);
      await composeProduct({
        ...parts,
        secret: await readSecret(parts.config),
        database,
        jobs,
        sandbox: noSandbox,
      }).seedDemo();
      parts.print('The demo project is in the database.');
    });
  },
};
