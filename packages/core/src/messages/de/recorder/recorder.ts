import type { RecorderMessages } from '../../en.js';

export const recorder: RecorderMessages = {
  label: 'Recorder',
  record: 'Aufzeichnen',
  starting: 'Wird gestartet…',
  stop: 'Stoppen',
  stopRecording: 'Aufzeichnung stoppen',
  stopping: 'Wird beendet…',

  startTitle: 'Fehler aufzeichnen',
  startHint: 'Wiederholen Sie die Schritte. Klicks, Anfragen, Fehler und Konsolenmeldungen werden mit aufgezeichnet.',
  video: 'Bildschirm aufzeichnen',
  videoHint: 'Der Browser fragt, was Sie teilen möchten.',
  microphone: 'Mikrofon aufzeichnen',
  microphoneHint: 'Erklären Sie während der Aufzeichnung, was Sie sehen.',
  start: 'Aufzeichnung starten',
  waitingForBrowser: 'Warten auf den Browser…',
  neverTitle: 'Nie aufgezeichnet',
  neverSecrets: 'Passwörter, Zugriffstoken, Cookies und Kartennummern',
  neverMarked: 'Was diese Website als privat kennzeichnet; im Video ist es unscharf',
  neverKeys: 'Einzelne Tastendrücke',
  pictureHint:
    'Zeigen Sie den Fehler in einem Tab, einem Fenster oder auf dem ganzen Bildschirm. Auf Wunsch können Sie dazu sprechen.',
  pictureTitle: 'Aufgezeichnet wird nur das Bild',
  pictureMissing: 'Keine Klicks, Anfragen, Fehler oder Konsolenmeldungen.',
  siteTitle: 'Was aufgezeichnet wird',
  siteEvents: ({ host }) =>
    `Klicks, Anfragen, Fehler und Konsolenmeldungen von ${host}, wenn die Website das unterstützt. Passwörter und Zugriffstoken darin werden entfernt.`,
  pictureSeen: 'Alles, was dabei zu sehen ist, auch Passwörter und Nachrichten anderer.',
  neverSent: 'Nichts verlässt diesen Browser, bevor Sie auf „Senden“ klicken.',

  errors: {
    capture_denied:
      'Der Bildschirm wurde nicht geteilt. Wählen Sie aus, was Sie teilen möchten, oder zeichnen Sie ohne Video auf.',
    capture_unsupported:
      'Dieser Browser kann den Bildschirm nicht aufzeichnen. Zeichnen Sie ohne Video auf oder verwenden Sie einen aktuellen Desktop-Browser.',
    microphone_denied:
      'Das Mikrofon ist gesperrt. Erlauben Sie es in der Adressleiste oder zeichnen Sie ohne Mikrofon auf.',
    storage_full: 'Dieser Browser hat zu wenig Speicherplatz. Geben Sie Platz frei und starten Sie erneut.',
    unknown: 'Die Aufzeichnung konnte nicht gestartet werden.',
  },

  recording: 'Aufzeichnung läuft',
  paused: 'Angehalten',
  finishing: 'Die Aufzeichnung wird beendet…',
  eventCount: ({ count, total }) => `${total} ${count === 1 ? 'Ereignis' : 'Ereignisse'}`,
  errorCount: ({ total }) => `${total} Fehler`,
  withVideo: 'Bildschirm',
  withMicrophone: 'Mikrofon',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  note: 'Notiz',
  notePlaceholder: 'Was ist gerade passiert?',
  mark: 'Moment markieren',
  marked: ({ time }) => `${time} markiert`,
  marksLabel: 'Markierte Momente',
  markWithoutNote: 'Ohne Notiz',

  reviewTitle: 'Aufzeichnung prüfen',
  reviewHint: 'Bisher können nur Sie sie sehen.',
  defaultProject: 'Ihr Standardprojekt',
  preview: 'Vorschau des Videos',
  previewLoading: 'Video wird geladen…',
  previewFailed: 'Das Video kann hier nicht angezeigt werden. Gesendet wird es trotzdem.',
  noVideo: 'Ohne Video aufgezeichnet',

  trimTitle: 'Zuschneiden',
  trimStart: 'Anfang',
  trimEnd: 'Ende',
  trimStartHere: 'Hier anfangen',
  trimEndHere: 'Hier enden',
  trimKept: ({ length }) => `${length} ausgewählt`,
  trimNothing: 'Verschieben Sie Anfang und Ende, um Überflüssiges abzuschneiden.',
  trim: 'Zuschneiden',
  trimming: 'Wird zugeschnitten…',
  trimHint: 'Alles außerhalb wird aus der Aufzeichnung gelöscht.',
  trimFailed: 'Die Aufzeichnung konnte nicht zugeschnitten werden.',

  eventsTitle: 'Aufgezeichnete Ereignisse',
  showAll: ({ total }) => `Alle ${total}`,
  showRequests: ({ total }) => `Anfragen ${total}`,
  showErrors: ({ total }) => `Fehler ${total}`,
  showRedacted: ({ total }) => `Geschwärzt ${total}`,
  filterLabel: 'Anzeigen',
  noEvents: 'Es wurden keine Ereignisse aufgezeichnet.',
  noneOfKind: 'Keine Ereignisse dieser Art.',
  showMore: ({ count }) => `${count} weitere anzeigen`,
  redactedCount: ({ count }) => `${count} geschwärzt`,
  remove: 'Entfernen',
  removeEvent: ({ name }) => `${name} entfernen`,
  removed: 'Aus der Aufzeichnung entfernt.',
  removeFailed: 'Das Ereignis konnte nicht entfernt werden.',

  receiptTitle: 'Datenschutz',
  receiptPictureOnly: 'Aufgezeichnet wurde nur das Bild. Prüfen Sie, dass darin nichts Privates zu sehen ist.',
  receiptSiteEvents: ({ total, count }) =>
    `Das Bild und ${total} ${count === 1 ? 'Ereignis' : 'Ereignisse'} der Website wurden aufgezeichnet. Prüfen Sie, dass nichts Privates zu sehen ist.`,
  receiptNothingHidden: 'Es wurden keine Geheimnisse gefunden.',
  receiptHidden: ({ count }) =>
    count === 1
      ? '1 Wert wurde ersetzt, bevor etwas gespeichert wurde:'
      : `${count} Werte wurden ersetzt, bevor etwas gespeichert wurde:`,
  redactedParts: {
    addresses: ({ count }) => `${count} in Adressen`,
    headers: ({ count }) => `${count} in Headern`,
    bodies: ({ count }) => `${count} in Inhalten von Anfragen und Antworten`,
    messages: ({ count }) => `${count} in Konsolenmeldungen und Fehlern`,
    storage: ({ count }) => `${count} in Local und Session Storage`,
    fields: ({ count }) => `${count} in Formularfeldern`,
    other: ({ count }) => `${count} an anderen Stellen`,
  },
  receiptBlurred: ({ count }) =>
    count === 1 ? '1 Teil des Bildes wurde unscharf gemacht.' : `${count} Teile des Bildes wurden unscharf gemacht.`,
  receiptProbesOff: ({ names }) => `Auf dieser Website wird nicht aufgezeichnet: ${names}.`,
  probes: {
    fetch: 'Fetch-Anfragen',
    xhr: 'XMLHttpRequests',
    beacon: 'Beacons',
    eventSource: 'Server-Sent Events',
    webSocket: 'WebSockets',
    storage: 'Local und Session Storage',
    console: 'Konsolenmeldungen',
    errors: 'Fehler',
    navigation: 'Seitenwechsel',
    actions: 'Klicks und Eingaben',
  },
  receiptNothingElse: 'Sonst fehlt nichts.',
  receiptNothingMissing: 'Es fehlt nichts.',

  discard: 'Verwerfen',
  discardTitle: 'Aufzeichnung verwerfen?',
  discardQuestion: 'Sie wird aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.',
  discarding: 'Wird verworfen…',
  discardFailed: 'Die Aufzeichnung konnte nicht verworfen werden.',
  download: 'Herunterladen',
  send: 'Senden',
  tryAgain: 'Erneut versuchen',
  sendFailed: 'Die Aufzeichnung wurde nicht gesendet. Sie ist noch in diesem Browser.',
  linkOverHint:
    'Laden Sie sie herunter, oder bitten Sie um einen neuen Link desselben Projekts und senden Sie sie dort.',
  sendErrors: {
    processing_failed: 'Der Server konnte die Aufzeichnung nicht verarbeiten.',
    gone: 'Der Server hat die Aufzeichnung beim Senden verloren.',
    offline: 'Der Server war nicht erreichbar.',
  },

  sendingTitle: 'Wird gesendet',
  phases: {
    creating: 'Das Senden wird vorbereitet…',
    events: 'Die Ereignisse werden gesendet…',
    video: 'Das Video wird gesendet…',
    finishing: 'Der Server verarbeitet die Aufzeichnung…',
    waiting_for_network: 'Warten auf das Netzwerk…',
    waiting_for_server: 'Warten auf den Server…',
    done: 'Fertig',
  },
  progress: 'Fortschritt',
  sentBytes: ({ sent, total }) => `${sent} von ${total}`,
  keepOpen: 'Lassen Sie diese Seite geöffnet.',
  offlineHint:
    'Das Senden geht automatisch weiter, sobald die Verbindung wieder da ist. Bis dahin bleibt die Aufzeichnung in diesem Browser.',
  busyHint: ({ wait }) =>
    `Der Server ist beschäftigt, vielleicht mit einer anderen Aufzeichnung von hier. Das Senden geht in etwa ${wait} automatisch weiter.`,
  cancelSending: 'Abbrechen',

  sentTitle: 'Aufzeichnung gesendet',
  sentHint: 'Alle Mitglieder des Projekts können sie öffnen.',
  link: 'Link',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert!',
  open: 'Öffnen',
  another: 'Weitere aufzeichnen',

  orphansTitle: ({ count }) => (count === 1 ? 'Eine unfertige Aufzeichnung' : `${count} unfertige Aufzeichnungen`),
  orphansHint: 'Die Seite wurde vor dem Senden geschlossen.',
  orphanWithVideo: 'mit Video',
  orphanOfOther: 'für ein anderes Projekt',
  finish: 'Fertigstellen',
  finishOf: ({ when }) => `Aufzeichnung vom ${when} fertigstellen`,
  downloadOf: ({ when }) => `Aufzeichnung vom ${when} herunterladen`,
  discardOf: ({ when }) => `Aufzeichnung vom ${when} verwerfen`,
  recoverFailed: 'Die Aufzeichnung konnte nicht geöffnet werden.',
  disposed: 'Die Aufzeichnung ist auf dieser Seite abgeschaltet.',

  guest: {
    label: 'Für ein Projekt aufzeichnen',
    loading: 'Der Link wird geöffnet…',
    loadFailed: 'Der Link konnte nicht geöffnet werden',
    asks: ({ name, project }) => `${name} bittet Sie um eine Aufzeichnung für ${project}`,
    ended: {
      expired: 'Dieser Aufzeichnungslink ist abgelaufen',
      revoked: 'Dieser Aufzeichnungslink wurde widerrufen',
      used_up: 'Dieser Aufzeichnungslink ist aufgebraucht',
      unknown: 'Dieser Aufzeichnungslink ist ungültig',
      unavailable: 'Dieser Server nimmt zurzeit keine Aufzeichnungen an',
    },
    unavailableHint: 'Sagen Sie es der Person, die den Link geschickt hat.',
    endedHint: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    keptTitle: ({ count }) =>
      count === 1
        ? 'Sie haben eine Aufzeichnung noch nicht gesendet'
        : `Sie haben ${count} Aufzeichnungen noch nicht gesendet`,
    keptHint: () =>
      'Nur dieser Browser hat sie, eine Woche lang. Stellen Sie sie hier fertig, laden Sie sie herunter oder verwerfen Sie sie.',
    keptEndedHint: () =>
      'Nur dieser Browser hat sie, eine Woche lang. Laden Sie sie herunter, oder senden Sie sie mit einem neuen Link desselben Projekts.',
    name: 'Ihr Name',
    nameRequired: 'Der Name fehlt',
    email: 'Ihre E-Mail-Adresse (optional)',
    emailHint: 'Damit das Team Ihnen antworten kann.',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
    receivesTitle: 'Wer Ihre Aufzeichnung erhält',
    receives: ({ project }) =>
      `Die Admins von ${project}, mit Ihrem Namen und Ihrer E-Mail-Adresse. Nehmen sie die Aufzeichnung an, können alle im Projekt sie ansehen.`,
    review: 'Sie sehen die Aufzeichnung, bevor Sie sie senden. Bis dahin verlässt nichts diesen Browser.',
    final: 'Nach dem Senden können Sie sie hier nicht mehr ansehen, ändern oder löschen.',
    limits: ({ minutes, megabytes }) =>
      `Eine Aufzeichnung darf höchstens ${minutes} Minuten lang und ${megabytes} MB groß sein.`,
    next: 'Weiter',
    openSite: ({ host }) => `${host} öffnen`,
    openSiteHint:
      'Die Website öffnet sich in einem neuen Tab. Teilen Sie diesen Tab, sein Fenster oder den Bildschirm.',
    siteBlocked:
      'Der Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
    siteJoined: ({ host }) => `Ereignisse von ${host} werden mit aufgezeichnet.`,
    sentTitle: 'Danke, Ihre Aufzeichnung wurde gesendet',
    tooLongTitle: 'Ihre Aufzeichnung ist zu lang',
    tooLongHint: ({ minutes }) =>
      `Eine Aufzeichnung darf höchstens ${minutes} Minuten lang sein. Öffnen Sie den Link erneut, um eine kürzere zu senden.`,
    unusableTitle: 'Ihre Aufzeichnung kann nicht angezeigt werden',
    unusableHint:
      'Die Verarbeitung des Videos ist fehlgeschlagen. Öffnen Sie den Link erneut und zeichnen Sie neu auf.',
    sentHint: ({ project }) => `Die Admins von ${project} sehen sie jetzt. Sie können diese Seite schließen.`,
  },
};
