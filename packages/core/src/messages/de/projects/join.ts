import type { Messages } from '../../en.js';

export const join: Messages['join'] = {
  label: 'Projekt beitreten',
  joiningTitle: ({ project }) => `Beitritt zu ${project}`,
  joiningHint: 'Bitte warten Sie, Sie werden dem Projekt hinzugefügt…',
  unnamedProject: 'diesem Projekt',
  failedTitle: 'Beitritt zum Projekt nicht möglich',
  newLinkHint: 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  goToProject: 'Zum Projekt',
  tryAgain: 'Erneut versuchen',
  retrying: 'Wird erneut versucht…',
  switchAccount: 'Konto wechseln',
  switchingAccount: 'Abmeldung läuft…',
  goHome: 'Zur Startseite',
};
