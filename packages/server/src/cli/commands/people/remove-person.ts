import type { FoundPerson } from '../../../features/people/find-person.js';
import type { Removed } from '../../../features/people/remove-person.js';
import { OperatorError } from '../../../platform/errors/operator-error.js';
import type { Command, CommandInput } from '../../command.js';

export const removePerson: Command = {
  name: 'remove-person',
  summary: 'end the sessions and tokens of a person at once, and hand over or delete what they own',
  details:
    'With --transfer-to, another person receives their projects and flows, and their comments stay. With --delete, their ' +
    'projects, flows and comments are deleted for good. Their invitations and public links end either way. ' +
    'If your issuer lets them sign in again, they start with a new account.',
  args: ['e-mail'],
  flags: {
    'transfer-to': { meaning: 'e-mail, or account id, of the person who takes over', value: 'e-mail' },
    delete: { meaning: 'delete everything they own' },
  },
  async run(parts, { args: [person = ''], flags }) {
    const newOwnerName = readNewOwner(flags);
    const { withServersDatabase } = await import('../../with-database.js');
    const { withBlobRemoval } = await import('../../with-blob-removal.js');
    const { findPerson } = await import('../../../features/people/find-person.js');
    const { removePerson: remove } = await import('../../../features/people/remove-person.js');
    await withServersDatabase(parts, async (database) => {
      const { db } = database;
      const found = await findPerson(db, person, { embedded: true });
      const newOwner = newOwnerName === undefined ? undefined : await findPerson(db, newOwnerName);
      if (newOwner?.id === found.id) throw new OperatorError('Nobody can take over from themselves.', 2);
      const removed = await withBlobRemoval(parts, database, (blobRemoval) =>
        remove(db, { personId: found.id, newOwnerId: newOwner?.id, blobRemoval }),
      );
      parts.noteAudit({ person: found.id, heir: newOwner?.id });
      parts.print(summary(found, newOwner, removed));
    });
  },
};

function readNewOwner(flags: CommandInput['flags']): string | undefined {
  const newOwner = flags.get('transfer-to');
  if ((newOwner === undefined) === flags.has('delete')) return newOwner === undefined ? undefined : String(newOwner);
  throw new OperatorError('remove-person needs either --transfer-to <e-mail> or --delete.', 2);
}

function summary({ email }: FoundPerson, newOwner: FoundPerson | undefined, { projects, flows }: Removed): string {
  const what = `${projects} ${projects === 1 ? 'project' : 'projects'} and ${flows} ${flows === 1 ? 'flow' : 'flows'}`;
  return `${email} is removed. ${newOwner ? `Moved to ${newOwner.email}` : 'Deleted'}: ${what}.`;
}
