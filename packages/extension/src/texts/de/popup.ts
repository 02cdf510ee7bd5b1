import type { Texts } from '../en.js';

export const popup: Texts['popup'] = {
  title: 'FlowLens Recorder',
  settings: 'Einstellungen',

  connectTitle: 'Mit FlowLens verbinden',
  connectHint: 'Aufzeichnungen gehen an den FlowLens-Server Ihres Teams.',
  address: 'Adresse Ihres FlowLens-Servers',
  addressExample: 'https://flowlens.example.com',
  addressWrong: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  permissionHint:
    'Ihr Browser fragt nach dem Zugriff auf diesen Server. Er dient nur dazu, Aufzeichnungen zu senden. Danach melden Sie sich dort an.',
  permissionRefused: 'Ohne Zugriff auf den Server können Aufzeichnungen nicht gesendet werden.',
  connect: 'Verbinden',
  connecting: 'Wartet auf Ihre Zustimmung ...',
  cancel: 'Abbrechen',

  questionTitle: 'Sind Sie das?',
  questionHint: 'Ihre Aufzeichnungen gehen an dieses Konto:',
  questionYes: 'Ja, das bin ich',
  questionNo: 'Nein, trennen',

  record: 'Diesen Tab aufzeichnen',
  starting: 'Startet ...',
  screenshot: 'Bildschirmfoto aufnehmen',
  screenshotsOnly: 'Dieser Browser lässt keine Erweiterung einen Tab aufzeichnen. Sie können Bildschirmfotos senden.',
  microphone: 'Mikrofon aufzeichnen',
  sound: 'Ton des Tabs aufzeichnen',
  hint: 'Nichts verlässt diesen Browser, bevor Sie auf Senden drücken. Bis dahin liegt das Video hier unverschlüsselt.',
  thisTab: 'Dieser Tab',

  replay: 'Sofortwiederholung',
  replayHint: ({ seconds }) =>
    `Hält die letzten ${seconds} Sekunden dieses Tabs im Speicher, damit Sie sie sichern können, wenn ein Fehler auftritt.`,
  replayArmed: ({ seconds }) =>
    `Die letzten ${seconds} Sekunden sind im Speicher. Sie werden vergessen, wenn der Tab eine andere Website zeigt oder der Bildschirm gesperrt wird.`,
  replayArm: 'Sofortwiederholung einschalten',
  replaySave: 'Wiederholung sichern',
  replayForget: 'Vergessen',

  sendsTo: 'Senden an',
  server: 'Server',
  project: 'An Projekt senden',
  defaultProject: 'Ihr Standardprojekt',
  defaultProjectNamed: ({ name }) => `${name} (Ihr Standard)`,
  account: ({ name, email }) => (name === email ? email : `${name} (${email})`),
  addServer: 'Server hinzufügen',
  disconnect: 'Trennen',
  disconnectQuestion: 'Dieses Konto trennen? Nicht gesendete Aufzeichnungen werden gelöscht.',
  unreachable: 'Der Server ist nicht erreichbar. Sie können jetzt aufzeichnen und später senden.',
  signedOut: 'Der Server hat diese Verbindung beendet. Verbinden Sie sich erneut, um Aufzeichnungen zu senden.',
  outdated: ({ version }) =>
    `Dieser Server braucht Version ${version} der Erweiterung oder eine neuere. Aktualisieren Sie sie auf der Seite Ihres Browsers für Erweiterungen.`,

  recording: 'Aufzeichnung läuft',
  paused: 'Angehalten',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  stop: 'Stoppen und prüfen',
  stopping: 'Wird beendet ...',
  elapsed: 'Aufgezeichnete Zeit',
  note: 'Notiz',
  notePlaceholder: 'Was ist gerade passiert?',
  mark: 'Moment markieren',
  marked: ({ time }) => `${time} markiert.`,
  late: 'Diese Seite war schon offen. Laden Sie sie neu, um alles von Anfang an aufzuzeichnen.',
  reload: 'Seite neu laden',
  stalled: 'Der Browser liefert gerade kein Bild dieses Tabs. Alles andere wird aufgezeichnet.',
  away: 'Der Tab zeigt eine andere Website. Nichts davon wird aufgezeichnet.',
  allowSite: 'Auch diese Website erlauben',
  siteRefused: 'Diese Website wird nicht aufgezeichnet, alles andere schon.',

  pendingTitle: 'Noch nicht gesendet',
  interrupted: 'Unerwartet beendet',
  open: 'Prüfen',
  openOf: ({ page }) => `Aufzeichnung von ${page} prüfen`,
};
