import type { Texts } from '../en.js';

export const options: Texts['options'] = {
  title: 'Einstellungen',
  saved: 'Gespeichert.',
  managed: 'Von Ihrer Administration festgelegt',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  removeOf: ({ entry }) => `${entry} entfernen`,
  none: 'Keine',

  privacyTitle: 'Datenschutz',
  privacyHint: 'Passwörter, Zugriffstoken, Cookies und Kartennummern werden auf keiner Stufe aufgezeichnet.',
  privacyLevel: 'Stufe',
  levels: {
    standard: {
      name: 'Standard',
      hint: 'Geheimnisse in Anfragen, Meldungen und gespeicherten Werten werden ersetzt. Eingetippter Text wird maskiert.',
    },
    strict: {
      name: 'Streng',
      hint: 'Inhalte von Anfragen, WebSocket-Nachrichten, gespeicherte Werte und eingetippter Text werden gar nicht aufgezeichnet.',
    },
  },

  sitesTitle: 'Websites',
  sitesHint:
    'Eine Aufzeichnung beginnt mit der Website, auf der Sie sie starten. Diese Listen begrenzen, wo Sie starten können.',
  allowed: 'Nur diese Websites können aufgezeichnet werden',
  allowedNone: 'Jede Website kann aufgezeichnet werden.',
  blocked: 'Diese Websites werden nie aufgezeichnet',
  site: 'Website',
  siteExample: 'shop.example.com',
  siteHint: 'Subdomains gehören dazu.',
  siteWrong: 'Geben Sie die Adresse einer Website ein, etwa shop.example.com.',

  masksTitle: 'Maskierte Teile von Seiten',
  masksHint: 'Elemente, auf die diese CSS-Selektoren zutreffen, sind im Video unscharf, und ihr Text wird maskiert.',
  mask: 'CSS-Selektor',
  maskExample: '.kontonummer',
  maskWrong: 'Das ist kein gültiger CSS-Selektor.',
  listFull: 'Die Liste ist voll. Entfernen Sie zuerst einen Eintrag.',

  bufferTitle: 'Sofortwiederholung',
  bufferHint: 'So viel lässt sich nachträglich sichern. Bis dahin bleibt es im Arbeitsspeicher.',
  bufferSeconds: 'Länge',
  seconds: ({ count }) => `${count} Sekunden`,

  deepTitle: 'Tiefe Aufzeichnung',
  deepHint:
    'Eine eigene Ausgabe dieser Erweiterung, „FlowLens deep recording“, zeichnet auch Inhalte von Dokumenten und Workern auf. In der Anleitung Ihres Servers steht, wo Sie sie erhalten.',

  serversTitle: 'Server',
  serversHint:
    'Beim Trennen verliert diese Erweiterung den Zugriff auf den Server, und nicht gesendete Aufzeichnungen werden gelöscht.',
  noServers: 'Mit keinem Server verbunden. Klicken Sie auf das Symbol der Erweiterung, um sich zu verbinden.',
  defaultProject: 'Standardprojekt',
  ownDefault: 'Ihr Standardprojekt auf dem Server',
  projectsUnknown: 'Der Server ist nicht erreichbar. Seine Projekte können deshalb nicht angezeigt werden.',
  disconnectOf: ({ account }) => `${account} trennen`,

  neverTitle: 'Was nie aufgezeichnet wird',
  never: [
    'Passwörter, Zugriffstoken, Cookies und Kartennummern',
    'Einzelne Tastendrücke',
    'Andere Tabs und Websites, die Sie nicht ausgewählt haben',
    'Der Inhalt von Frames anderer Websites, etwa Zahlungsformulare',
    'Private Fenster',
    'FlowLens selbst',
  ],
  neverEnd:
    'Nichts verlässt diesen Browser, bevor Sie auf „Senden“ klicken. Das Video liegt hier höchstens sieben Tage lang unverschlüsselt.',
};
