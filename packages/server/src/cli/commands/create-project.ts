import { PROJECT_DESCRIPTION_MAX_CHARS, PROJECT_NAME_MAX_CHARS } from '@flowlens/core/limits';
import { countCodePoints, visibleText } from '@flowlens/core/validation';
import { MEMBERS_MAX } from '../../platform/config/variables/variables.js';
import { OperatorError } from '../../platform/errors/operator-error.js';
import type { Command, CommandInput } from '../command.js';
import type { NewOpenSourceProject } from '../../features/projects/open-source-project.js';
import { readCount } from '../read-count.js';

export const createProject: Command = {
  name: 'create-project',
  summary: 'create an open source project for a person who has signed in before',
  details: 'Personal projects are created in the app. An open source project does not count towards any limit.',
  args: [],
  flags: {
    'open-source': {
      meaning: 'the kind of project; the only one that this command creates',
      required: true,
      whenMissing: 'Personal projects are created in the app. For an open source project, add --open-source.',
    },
    name: { meaning: `its name, up to ${PROJECT_NAME_MAX_CHARS} characters`, value: 'name', required: true },
    owner: { meaning: 'e-mail, or account id, of its owner', value: 'e-mail', required: true },
    description: { meaning: `what it is about, up to ${PROJECT_DESCRIPTION_MAX_CHARS} characters`, value: 'text' },
    'max-members': { meaning: 'how many members it may have (default: FLOWLENS_MAX_MEMBERS)', value: 'number' },
  },
  async run(parts, input) {
    const project = readProject(input);
    const { withServersDatabase } = await import('../with-database.js');
    const { createOpenSourceProject } = await import('../../features/projects/open-source-project.js');
    await withServersDatabase(parts, async ({ db }) => {
      const id = await createOpenSourceProject(db, project);
      parts.noteAudit({ project: id });
      parts.print(`The open source project ${id} was created.`);
    });
  },
};

function readProject({ flags }: CommandInput): NewOpenSourceProject {
  const text = (flag: string) => visibleText(String(flags.get(flag) ?? ''));
  const maxMembers = flags.has('max-members') ? readCount('max-members', text('max-members'), MEMBERS_MAX) : undefined;
  return {
    name: checkLength('name', text('name'), PROJECT_NAME_MAX_CHARS),
    description: checkLength('description', text('description'), PROJECT_DESCRIPTION_MAX_CHARS),
    owner: text('owner'),
    ...(maxMembers !== undefined && { maxMembers }),
  };
}

/** Counted in Unicode code points, like the contract does. */
function checkLength(flag: string, value: string, most: number): string {
  if (flag === 'name' && value === '') throw new OperatorError('--name must not be blank.', 2);
  if (countCodePoints(value) > most)
    throw new OperatorError(`--${flag} must not have more than ${most} characters.`, 2);
  return value;
}
