import type { Messages } from '../../en.js';

export const firstFlow: Messages['firstFlow'] = {
  stepsLabel: 'So zeichnen Sie einen Flow auf',
  chooseTitle: 'Aufzeichnung starten',
  chooseHint: 'Zeichnen Sie in diesem Browser einen Tab, ein Fenster oder den ganzen Bildschirm auf.',
  installHint: 'Die Erweiterung zeichnet einen Tab mit seinen Klicks, Anfragen und Fehlern auf.',
  showTitle: 'Den Fehler zeigen',
  showHint: 'Wiederholen Sie die Schritte, wie Sie sie im Team zeigen würden, und beenden Sie die Aufzeichnung.',
  sendTitle: 'Prüfen und senden',
  sendHint: 'Der Flow erscheint hier, mit einem Link zum Weitergeben.',
  example: 'Beispiel-Flow öffnen',
  demoLabel: 'Über dieses Projekt',
  demoTitle: 'Dies ist ein Demo-Projekt.',
  demoText:
    'Seine Flows wurden in einem kleinen Webshop mit echten Fehlern aufgezeichnet. Öffnen Sie einen und sehen Sie, was schiefging.',
  demoSetup: 'Selbst aufzeichnen',
  demoClose: 'Hinweis ausblenden',
};
