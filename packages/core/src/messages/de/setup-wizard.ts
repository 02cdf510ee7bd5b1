import type { Messages } from '../en.js';

export const setupWizard: Messages['setupWizard'] = {
  title: 'Erste Schritte',
  description: 'In drei Schritten zu Fehlerberichten, zu denen niemand nachfragen muss.',
  installTitle: 'Erweiterung hinzufügen',
  installHint: 'Sie zeichnet auf, was in einem Tab geschieht: Bild, Klicks, Anfragen und Fehler.',
  noExtension: 'Dieser Server gibt nicht an, wo die Erweiterung zu finden ist. Wer ihn betreibt, weiß es.',
  recordTitle: 'Flow aufzeichnen',
  recordHint: 'Aufzeichnung starten, den Fehler vorführen, beenden. Der Flow steht danach in der Liste Ihres Projekts.',
  assistantTitle: 'Coding-Assistenten verbinden',
  assistantHint: 'Er liest dann beim Debuggen den Flow. Das geht auch später, mit „Einrichten“ in der oberen Leiste.',
  done: 'Fertig',
};
