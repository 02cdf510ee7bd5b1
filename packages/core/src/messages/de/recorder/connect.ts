import type { Messages } from '../../en.js';

export const connect: Messages['connect'] = {
  label: 'Recorder verbinden',
  question: ({ person }) => `Darf der FlowLens Recorder als ${person} Aufzeichnungen hinzufügen?`,
  account: 'Konto',
  notYou: 'Nicht Sie?',
  device: 'Gerät',
  extension: 'Erweiterung',
  may: 'Er darf',
  mayList: {
    record: 'Aufzeichnungen zu Ihren Projekten hinzufügen',
    see: 'Ihren Namen, Ihre E-Mail-Adresse, Ihre Projekte und Tags sehen',
  },
  mayNot: 'Er darf nicht',
  mayNotList: {
    read: 'Ihre Flows ansehen oder deren Ereignisse und Kommentare lesen',
    change: 'Flows ändern oder löschen oder Personen einladen',
  },
  ends: 'Die Verbindung endet nach 90 Tagen ohne Nutzung, spätestens nach 180 Tagen. Sie können sie jederzeit unter „MCP einrichten“ widerrufen.',
  connect: 'Verbinden',
  connecting: 'Wird verbunden…',
  cancel: 'Abbrechen',
  connected: 'Zurück zum Recorder…',
  failed: 'Der Recorder konnte nicht verbunden werden. Bitte versuchen Sie es erneut.',
  loadFailed: 'Die Anfrage des Recorders konnte nicht geladen werden',
  faultTitle: 'Dieser Recorder kann nicht verbunden werden',
  fault: {
    redirect:
      'Die Adresse nennt keinen Recorder, den dieser Server erlaubt. Fragen Sie Ihre Administration, welche Erweiterung Sie brauchen.',
    challenge: 'Die Code-Challenge in der Adresse fehlt oder ist ungültig. Beginnen Sie noch einmal im Recorder.',
    state: 'Der State in der Adresse fehlt oder ist ungültig. Beginnen Sie noch einmal im Recorder.',
  },
  signInTitle: 'Melden Sie sich an, um einen Recorder zu verbinden',
  signInHint: ({ person }) =>
    `Sie nutzen FlowLens als ${person} über einen Link. Ein Recorder lässt sich erst verbinden, wenn Sie sich auf dieser Seite anmelden.`,
  signIn: 'Anmelden',
  signingOut: 'Abmeldung läuft…',
};
