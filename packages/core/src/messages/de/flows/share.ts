import type { RelativeTime } from '../../../format/relative-time.js';
import type { Messages } from '../../en.js';

function expiresIn({ value, unit }: RelativeTime): string {
  switch (unit) {
    case 'now':
      return 'Läuft in weniger als einer Minute ab';
    case 'm':
      return `Läuft in ${value} Min. ab`;
    case 'h':
      return `Läuft in ${value} Std. ab`;
    case 'd':
      return `Läuft in ${value} ${value === 1 ? 'Tag' : 'Tagen'} ab`;
    case 'w':
      return `Läuft in ${value} Wo. ab`;
    case 'mo':
      return `Läuft in ${value} Mon. ab`;
    case 'y':
      return `Läuft in ${value} ${value === 1 ? 'Jahr' : 'Jahren'} ab`;
  }
}

const AGO = { m: 'Min.', h: 'Std.', w: 'Wo.', mo: 'Mon.' } as const;

function lastOpened({ value, unit }: RelativeTime): string {
  if (unit === 'now') return 'Gerade eben geöffnet';
  if (unit === 'd') return `Vor ${value} ${value === 1 ? 'Tag' : 'Tagen'} geöffnet`;
  if (unit === 'y') return `Vor ${value} ${value === 1 ? 'Jahr' : 'Jahren'} geöffnet`;
  return `Vor ${value} ${AGO[unit]} geöffnet`;
}

export const share: Messages['share'] = {
  share: 'Teilen',
  title: 'Flow teilen',
  description: 'Wählen Sie, wie Sie diesen Flow teilen möchten',

  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert!',
  copyLinkHint: 'Für Teammitglieder, die sich anmelden können',
  copyLinkFailed: 'Der Browser verweigert dieser Seite das Kopieren. Hier ist der Link:',
  sharePublic: 'Öffentlich teilen',
  sharePublicHint: 'Einen Link erstellen, den alle ohne Anmeldung öffnen können',
  generating: 'Öffentlicher Link wird erstellt…',
  startAt: ({ time }) => `Ab ${time} abspielen`,

  generated: 'Öffentlicher Link erstellt',
  generatedHint:
    'Wer diesen Link hat, kann den Flow ansehen. Der Link läuft nach 1 Jahr ab und wird nur jetzt angezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert!',

  clearPreview: 'Scharfes Vorschaubild zeigen',
  clearPreviewHint: 'Chats und Wikis zeigen zum Link ein Bild. Ohne Häkchen ist es verschwommen.',
  clearPreviewFailed: 'Das Vorschaubild konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  embedCode: 'Einbetten',
  embedCodeHint:
    'Fügen Sie diesen Code in eine Seite ein, um den Flow dort zu zeigen. Das geht auf Websites, die dieses Projekt einbetten dürfen.',
  copyCode: 'Code kopieren',
  embedOff:
    'Keine Website darf Flows dieses Projekts einbetten. In den Projekteinstellungen können Sie Websites dafür zulassen.',

  linksHeading: 'Öffentliche Links',
  linksLoading: 'Öffentliche Links werden geladen…',
  linksFailed: 'Die öffentlichen Links konnten nicht geladen werden',
  noLinks: 'Ohne Anmeldung kann niemand diesen Flow ansehen.',
  madeBy: ({ name }) => `Erstellt von ${name}`,
  newLink: 'Neu',
  expiresIn,
  revoke: 'Widerrufen',
  revokeLinkOf: ({ name, date }) => `Link widerrufen, den ${name} am ${date} erstellt hat`,
  revokeTitle: 'Öffentlichen Link widerrufen',
  revokeQuestion: 'Wer diesen Link hat, verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  revoking: 'Wird widerrufen…',
  revokeFailed: 'Der Link konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',

  projectLinks: 'Öffentliche Links',
  projectLinksHint: 'Wer einen öffentlichen Link hat, kann dessen Flow ohne Anmeldung ansehen.',
  manageLinks: 'Links verwalten',
  noProjectLinks: 'Ohne Anmeldung kann niemand einen Flow dieses Projekts ansehen.',
  lastOpened,
  views: ({ count }) => (count === 1 ? '1 Aufruf' : `${count} Aufrufe`),
  neverOpened: 'Noch nie geöffnet',
  showMoreLinks: 'Mehr anzeigen',
  revokeLinkTo: ({ title, name, date }) => `Link zu ${title} widerrufen, den ${name} am ${date} erstellt hat`,
  revokeAll: 'Alle widerrufen',
  revokeAllTitle: 'Alle öffentlichen Links widerrufen',
  revokeAllQuestion:
    'Wer einen öffentlichen Link zu einem Flow dieses Projekts hat, verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  revokeAllFailed: 'Die Links konnten nicht widerrufen werden. Bitte versuchen Sie es erneut.',
};
