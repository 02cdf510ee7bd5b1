import type { ListedPerson } from '../../../features/people/list-people.js';
import type { Command } from '../../command.js';

const HEADINGS = ['e-mail', 'name', 'projects', 'flows', 'last seen', 'account id'];

export const listPeople: Command = {
  name: 'list-people',
  summary: 'list everybody who has signed in',
  details:
    'One line for each person: e-mail, name, personal projects of how many, flows, day of the last sign-in or refresh, account id. ' +
    'People of tools that embed FlowLens are marked as embedded.',
  args: [],
  flags: {},
  async run(parts) {
    const { withServersDatabase } = await import('../../with-database.js');
    const { listPeople: read } = await import('../../../features/people/list-people.js');
    await withServersDatabase(parts, async ({ db }) => {
      const rows = [HEADINGS, ...(await read(db)).map(cellsOf)];
      const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
      for (const row of rows)
        parts.print(
          row
            .map((cell, column) => cell.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        );
    });
  },
};

/** Removes control characters, because names come from outside and are printed to a terminal. */
function cellsOf({ email, name, embedded, flows, lastSeen, id, ...person }: ListedPerson): string[] {
  const projects = embedded ? 'embedded' : `${person.personalProjects} of ${person.maxPersonalProjects}`;
  const cells = [email, name, projects, String(flows), lastSeen?.toISOString().slice(0, 10) ?? 'never', id];
  return cells.map((cell) => cell.replace(/\p{Cc}/gu, ' '));
}
