import { oneLine } from '@flowlens/core/format';
import { OperatorError } from '../../../platform/errors/operator-error.js';
import type { Command } from '../../command.js';

/** Like tokens that a recorder requests. */
const NAME_MAX_CHARS = 60;

export const createRecorderToken: Command = {
  name: 'create-recorder-token',
  summary: 'create a token for sending recordings from a page that embeds the SDK',
  details:
    'Recordings arrive as those of the person, in the projects of the person. The token adds recordings and reads nothing, but ' +
    'everybody who opens the page can read the token: use a separate account. It ends 90 days after its last use, ' +
    'after 180 days at the latest, and when the person revokes it in the app.',
  args: [],
  flags: {
    user: {
      meaning: 'e-mail, or account id, of the person',
      value: 'e-mail',
      required: true,
      whenMissing: 'Add --user <e-mail> to name the reporter.',
    },
    name: { meaning: 'its name in the list of tokens', value: 'name' },
  },
  async run(parts, { flags }) {
    const name = oneLine(String(flags.get('name') ?? 'SDK'), NAME_MAX_CHARS);
    const { withServersDatabase } = await import('../../with-database.js');
    const { createRecorderToken: create } = await import('../../../features/recorder-tokens/recorder-token-store.js');
    const { findPerson } = await import('../../../features/people/find-person.js');
    const { issuerOf } = await import('../../../features/auth/sign-in/issuer.js');
    await withServersDatabase(parts, async ({ db }) => {
      const person = await findPerson(db, String(flags.get('user')));
      const made = await create(db, {
        userId: person.id,
        device: name || null,
        issuer: issuerOf(parts.config).accountKey,
      });
      if (!made) throw new OperatorError(`${person.email} signed in with another issuer than the one that is set.`);
      parts.noteAudit({ person: person.id });
      parts.print(made.token);
    });
  },
};
