import { MEMBERS_MAX, PERSONAL_PROJECTS_MAX } from '../../../platform/config/variables/variables.js';
import { OperatorError } from '../../../platform/errors/operator-error.js';
import type { Command, CommandInput } from '../../command.js';
import { isUuid } from '../../is-uuid.js';
import { readCount } from '../../read-count.js';

const USAGE =
  'set-limits needs --project <id> with --max-members <number>, or --person <e-mail> with --max-projects <number>.';

export const setLimits: Command = {
  name: 'set-limits',
  summary: 'set an individual limit for a project or a person',
  details:
    'Use --max-members for a project. Use --max-projects for a person’s personal projects, including the default project. ' +
    'The value "default" restores FLOWLENS_MAX_MEMBERS or FLOWLENS_MAX_PERSONAL_PROJECTS. ' +
    'A lower limit removes nobody, but nobody can join until there is room again.',
  args: [],
  flags: {
    project: { meaning: 'id of the project', value: 'id' },
    'max-members': { meaning: `how many members it may have, up to ${MEMBERS_MAX}, or default`, value: 'number' },
    person: { meaning: 'e-mail, or account id, of the person', value: 'e-mail' },
    'max-projects': {
      meaning: `how many personal projects they may belong to, up to ${PERSONAL_PROJECTS_MAX}, or default`,
      value: 'number',
    },
  },
  async run(parts, { flags }) {
    const { project, person, limit } = readTarget(flags);
    const { withServersDatabase } = await import('../../with-database.js');
    const { setMaxMembers, setMaxPersonalProjects } = await import('../../../features/people/own-limits.js');
    const { findPerson } = await import('../../../features/people/find-person.js');
    await withServersDatabase(parts, async ({ db }) => {
      if (project !== undefined) {
        await setMaxMembers(db, project, limit);
        parts.noteAudit({ project });
      } else {
        const { id } = await findPerson(db, person);
        await setMaxPersonalProjects(db, id, limit);
        parts.noteAudit({ person: id });
      }
      parts.print('The limit was set.');
    });
  },
};

type Target = { limit: number | null } & ({ project: string; person?: never } | { project?: never; person: string });

function readTarget(flags: CommandInput['flags']): Target {
  const text = (flag: string) => (flags.has(flag) ? String(flags.get(flag)).trim() : undefined);
  const [project, members, person, projects] = ['project', 'max-members', 'person', 'max-projects'].map(text);
  if (project !== undefined && members !== undefined && person === undefined && projects === undefined) {
    if (!isUuid(project)) throw new OperatorError('A project id looks like 7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10.', 2);
    return { project, limit: readLimit('max-members', members, MEMBERS_MAX) };
  }
  if (person !== undefined && projects !== undefined && project === undefined && members === undefined)
    return { person, limit: readLimit('max-projects', projects, PERSONAL_PROJECTS_MAX) };
  throw new OperatorError(USAGE, 2);
}

function readLimit(flag: string, value: string, most: number): number | null {
  return value === 'default' ? null : readCount(flag, value, most);
}
