import type { RelativeTime } from '../../../format/relative-time.js';
import type { Messages } from '../../en.js';

function deletedIn({ value, unit }: RelativeTime): string {
  switch (unit) {
    case 'now':
      return 'Wird in weniger als einer Stunde gelöscht';
    case 'm':
      return `Wird in ${value} Min. gelöscht`;
    case 'h':
      return `Wird in ${value} Std. gelöscht`;
    case 'd':
      return `Wird in ${value} ${value === 1 ? 'Tag' : 'Tagen'} gelöscht`;
    case 'w':
      return `Wird in ${value} Wo. gelöscht`;
    case 'mo':
      return `Wird in ${value} Mon. gelöscht`;
    case 'y':
      return `Wird in ${value} ${value === 1 ? 'Jahr' : 'Jahren'} gelöscht`;
  }
}

export const recordingLinks: Messages['recordingLinks'] = {
  tab: 'Gäste',
  heading: 'Aufzeichnungen von Gästen',
  enable: 'Aufzeichnungen von Gästen annehmen',
  enableHint:
    'Admins können Links erstellen, über die Personen ohne Konto ihren Bildschirm für dieses Projekt aufzeichnen. Aufzeichnungen warten, bis ein Admin sie annimmt.',
  unavailable:
    'Dieser Server kann die Verarbeitung von Videos nicht abschotten und nimmt deshalb keine Aufzeichnungen von Gästen an. Fragen Sie Ihre Administration.',
  switchOffTitle: 'Keine Aufzeichnungen von Gästen mehr annehmen?',
  switchOffText: ({ count }) =>
    `${count === 1 ? '1 Link wird' : `${count} Links werden`} dauerhaft ungültig. Eingegangene Aufzeichnungen bleiben erhalten.`,
  switchOff: 'Beenden',
  switching: 'Wird beendet…',
  switchFailed: 'Die Einstellung konnte nicht geändert werden',

  make: 'Link erstellen',
  title: 'Titel',
  titlePlaceholder: 'Was soll gezeigt werden?',
  titleRequired: 'Der Titel fehlt',
  instructions: 'Anleitung',
  instructionsPlaceholder: 'Schritte oder worauf Gäste achten sollen (optional)',
  site: 'Aufzuzeichnende Adresse',
  sitePlaceholder: 'https://shop.example.com (optional)',
  siteHint:
    'Auch Ereignisse werden aufgezeichnet, wenn die Website den FlowLens-Recorder einbettet und diesen Server erlaubt.',
  siteInvalid: 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt',
  expires: 'Läuft ab nach',
  days: ({ count }) => (count === 1 ? '1 Tag' : `${count} Tagen`),
  uses: 'Aufzeichnungen',
  usesOf: ({ count }) => (count === 1 ? '1 Aufzeichnung' : `${count} Aufzeichnungen`),
  create: 'Link erstellen',
  createFailed: 'Der Link konnte nicht erstellt werden',
  made: 'Link erstellt. Kopieren Sie ihn, bevor Sie FlowLens verlassen: Er wird später nicht noch einmal angezeigt.',
  link: 'Aufzeichnungslink',
  copy: 'Kopieren',
  copied: 'Kopiert',

  links: 'Aufzeichnungslinks',
  loading: 'Aufzeichnungslinks werden geladen…',
  failed: 'Die Aufzeichnungslinks konnten nicht geladen werden',
  empty: 'Keine Aufzeichnungslinks',
  by: ({ name }) => `von ${name}`,
  used: ({ count, max }) => `${count} von ${max} Aufzeichnungen`,
  usedUp: 'Aufgebraucht',
  revoke: 'Widerrufen',
  revokeNamed: ({ title }) => `Aufzeichnungslink „${title}“ widerrufen`,
  revokeFailed: 'Der Link konnte nicht widerrufen werden',

  waiting: ({ count }) => (count === 1 ? '1 Aufzeichnung wartet' : `${count} Aufzeichnungen warten`),
  review: 'Ansehen',
  waitingTitle: 'Aufzeichnungen von Gästen',
  waitingHint:
    'Nur Admins sehen sie. Eine angenommene Aufzeichnung ist ein Flow dieses Projekts. Andere werden nach 30 Tagen gelöscht.',
  waitingFailed: 'Die Aufzeichnungen konnten nicht geladen werden',
  waitingEmpty: 'Keine Aufzeichnungen warten',
  guest: 'Gast',
  unverified: 'nicht geprüft',
  through: ({ title }) => `über „${title}“`,
  deletedIn,
  processing: 'Wird verarbeitet',
  processingFailed: 'Konnte nicht verarbeitet werden',
  tooLong: 'Nicht verarbeitet, weil sie länger als 10 Minuten ist',
  accept: 'Annehmen',
  acceptNamed: ({ title }) => `„${title}“ annehmen`,
  acceptFailed: 'Die Aufzeichnung konnte nicht angenommen werden',
  discard: 'Verwerfen',
  discardNamed: ({ title }) => `„${title}“ verwerfen`,
  discardTitle: 'Diese Aufzeichnung verwerfen?',
  discardText: ({ title }) => `„${title}“ wird endgültig gelöscht.`,
  discarding: 'Wird verworfen…',
  discardFailed: 'Die Aufzeichnung konnte nicht verworfen werden',
};
