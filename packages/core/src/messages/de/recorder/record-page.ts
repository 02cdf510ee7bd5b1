import type { Messages } from '../../en.js';

export const recordPage: Messages['recordPage'] = {
  title: 'Flow aufzeichnen',
  loading: 'Ihr Konto wird geladen',
  loadFailed: 'Ihr Konto konnte nicht geladen werden.',
  moreTitle: 'Mehr als ein Video',
  moreHint: 'Eine Aufzeichnung in der Seite selbst enthält auch:',
  clicks: 'Klicks, Eingaben und Navigation',
  requests: 'Anfragen mit Headern und Inhalten, WebSockets',
  console: 'Konsolenmeldungen und Fehler mit Stacktraces',
  storage: 'Änderungen in Local Storage und Session Storage',
  privacy: 'Geheimnisse werden geschwärzt, bevor etwas gespeichert wird.',
  extension: 'Erweiterung hinzufügen',
  extensionHint: 'Zeichnet jeden Tab auf.',
  sdk: 'SDK einbetten',
  sdkHint: 'Fügt Ihrer eigenen Website eine Schaltfläche für Fehlermeldungen hinzu.',
};
