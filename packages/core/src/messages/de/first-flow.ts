import type { Messages } from '../en.js';

export const firstFlow: Messages['firstFlow'] = {
  stepsLabel: 'So zeichnen Sie einen Flow auf',
  chooseTitle: 'Aufzeichnung starten',
  chooseHint: 'Von einem Tab, einem Fenster oder dem ganzen Bildschirm, in diesem Browser.',
  installHint: 'Die Erweiterung zeichnet einen Tab mit seinen Klicks, Anfragen und Fehlern auf.',
  showTitle: 'Den Fehler zeigen',
  showHint: 'Wiederholen Sie die Schritte wie für eine Kollegin, dann beenden Sie die Aufzeichnung.',
  sendTitle: 'Prüfen und senden',
  sendHint: 'Der Flow erscheint hier von selbst, mit einem Link zum Weitergeben.',
  example: 'Beispiel-Flow öffnen',
};
