import type { Messages } from '../en.js';

export const recordPage: Messages['recordPage'] = {
  title: 'Flow aufzeichnen',
  loading: 'Ihr Konto wird geladen',
  loadFailed: 'Ihr Konto konnte nicht geladen werden.',
  moreTitle: 'Mehr als das Bild',
  moreHint: 'Eine Aufzeichnung aus der Seite selbst enthält auch:',
  clicks: 'Klicks, Eingaben und Navigation',
  requests: 'Anfragen mit Headern und Inhalten, WebSockets',
  console: 'Konsolenmeldungen und Fehler mit Stacks',
  storage: 'Änderungen in Local Storage und Session Storage',
  privacy: 'Geheimnisse werden unkenntlich gemacht, bevor etwas gespeichert wird.',
  extension: 'Erweiterung hinzufügen',
  extensionHint: 'Zeichnet jeden Tab auf.',
  sdk: 'SDK einbetten',
  sdkHint: 'Gibt Ihrer eigenen Website einen Knopf, der Fehler meldet.',
};
