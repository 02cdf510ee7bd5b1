import type { Command } from '../../command.js';

export const endSessions: Command = {
  name: 'end-sessions',
  summary: 'sign out one person, or everybody, on every device at once',
  details:
    'Ends sessions with their access tokens, and the tokens of coding assistants, recorders and embedded people. People can sign ' +
    'in again: block a person at your issuer, or use remove-person, to keep them out. Public links, invitations and embed keys stay.',
  args: [],
  flags: {
    user: { meaning: 'e-mail or account id of the person; without it, everybody', value: 'e-mail' },
    'keep-agent-tokens': { meaning: 'keep the tokens of coding assistants' },
  },
  async run(parts, { flags }) {
    const user = flags.has('user') ? String(flags.get('user')) : undefined;
    const agentTokens = !flags.has('keep-agent-tokens');
    const { withServersDatabase } = await import('../../with-database.js');
    const { endSessions: end, summaryOf } = await import('../../../features/auth/sessions/end-sessions.js');
    const { findPerson } = await import('../../../features/people/find-person.js');
    await withServersDatabase(parts, async ({ db }) => {
      const person = user === undefined ? undefined : await findPerson(db, user, { embedded: true });
      const ended = await end(db, { userId: person?.id, agentTokens });
      parts.noteAudit({ person: person?.id });
      parts.print(`${summaryOf(ended)} of ${person?.email ?? 'everybody'}.`);
    });
  },
};
