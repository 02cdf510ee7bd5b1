import type { RelativeTime } from '../../format/relative-time.js';
import type { Messages } from '../en.js';

/** Short, because cards and rows have little room. */
function ago({ value, unit }: RelativeTime): string {
  switch (unit) {
    case 'now':
      return 'gerade eben';
    case 'm':
      return `vor ${value} Min.`;
    case 'h':
      return `vor ${value} Std.`;
    case 'd':
      return value === 1 ? 'vor 1 Tag' : `vor ${value} Tagen`;
    case 'w':
      return `vor ${value} Wo.`;
    case 'mo':
      return `vor ${value} Mon.`;
    case 'y':
      return value === 1 ? 'vor 1 Jahr' : `vor ${value} Jahren`;
  }
}

export const common: Messages['common'] = {
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  close: 'Schließen',
  copied: 'Kopiert!',
  copyFailed: 'Kopieren nicht möglich',
  copy: 'Kopieren',
  discard: 'Verwerfen',
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Ihre Eingaben sind noch nicht gespeichert.',
  docs: 'Doku',
  docsHint: 'Die Anleitung lesen',
  goBack: 'Zurück',
  goHome: 'Zur Startseite',
  homeHint: 'Zu Ihren Flows',
  keepEditing: 'Weiter bearbeiten',
  loading: 'Wird geladen…',
  notifications: 'Benachrichtigungen',
  pageBroke: 'Diese Seite konnte nicht angezeigt werden',
  partBroke: 'Dieser Teil konnte nicht angezeigt werden',
  pageNotFound: 'Seite nicht gefunden',
  quoted: ({ title }) => `„${title}“`,
  refresh: 'Aktualisieren',
  more: 'Mehr',
  refreshHint: 'Alles aktualisieren: Flows, Projekte, Mitglieder und Einladungen',
  retry: 'Wiederholen',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet…',
  tryAgain: 'Erneut versuchen',
  undo: 'Rückgängig',
  relativeTime: ago,
  skipToContent: 'Zum Inhalt springen',
  signIn: 'Anmelden',
  userMenu: ({ name }) => `Konto von ${name}`,
  projectsFailed:
    'Die verfügbaren Projekte konnten nicht abgerufen werden. Bitte wenden Sie sich an Ihre Administration.',
};
