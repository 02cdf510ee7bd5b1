import type { Texts } from '../en.js';

export const options: Texts['options'] = {
  title: 'Einstellungen',
  saved: 'Gespeichert.',
  managed: 'Von Ihrer Verwaltung festgelegt',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  removeOf: ({ entry }) => `${entry} entfernen`,
  none: 'Keine',

  privacyTitle: 'Datenschutz',
  privacyHint: 'Passwörter, Zugangstoken, Cookies und Kartennummern fehlen auf jeder Stufe.',
  privacyLevel: 'Stufe',
  levels: {
    standard: {
      name: 'Standard',
      hint: 'Geheimnisse in Anfragen, Meldungen und gespeicherten Werten werden ersetzt. Eingetippter Text wird maskiert.',
    },
    strict: {
      name: 'Streng',
      hint: 'Inhalte von Anfragen, Websocket-Nachrichten, gespeicherte Werte und eingetippter Text werden gar nicht aufgezeichnet.',
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
  masksHint: 'Was diese CSS-Selektoren finden, ist im Video unscharf, und sein Text wird maskiert.',
  mask: 'CSS-Selektor',
  maskExample: '.kontonummer',
  maskWrong: 'Das ist kein gültiger CSS-Selektor.',
  listFull: 'Die Liste ist voll. Entfernen Sie zuerst einen Eintrag.',

  bufferTitle: 'Sofortwiederholung',
  bufferHint:
    'So viel eines vorgemerkten Tabs lässt sich nachträglich sichern. Bis dahin bleibt es im Arbeitsspeicher.',
  bufferSeconds: 'Länge',
  seconds: ({ count }) => `${count} Sekunden`,

  deepTitle: 'Tiefe Aufzeichnung',
  deepHint:
    'Eine eigene Ausgabe dieser Erweiterung, „FlowLens deep recording“, zeichnet auch Inhalte von Dokumenten und Workern auf. Die Anleitung Ihres Servers sagt, wo es sie gibt.',

  serversTitle: 'Server',
  serversHint: 'Beim Trennen endet der Zugang dieser Erweiterung auf dem Server, und nicht Gesendetes wird gelöscht.',
  noServers: 'Mit keinem Server verbunden. Drücken Sie auf das Symbol der Erweiterung, um sich zu verbinden.',
  defaultProject: 'Standardprojekt',
  ownDefault: 'Ihr Standardprojekt auf dem Server',
  projectsUnknown: 'Der Server ist nicht erreichbar. Seine Projekte sind deshalb nicht bekannt.',
  disconnectOf: ({ account }) => `${account} trennen`,

  neverTitle: 'Was nie aufgezeichnet wird',
  never: [
    'Passwörter, Zugangstoken, Cookies und Kartennummern',
    'Einzelne Tastendrücke',
    'Andere Tabs und Websites, die Sie nicht ausgewählt haben',
    'Der Inhalt von Rahmen anderer Websites, etwa Zahlungsformulare',
    'Private Fenster',
    'FlowLens selbst',
  ],
  neverEnd:
    'Nichts verlässt diesen Browser, bevor Sie auf Senden drücken. Das Video liegt hier höchstens sieben Tage unverschlüsselt.',
};
