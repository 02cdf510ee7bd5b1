import type { Messages } from '../en.js';

export const setupWizard: Messages['setupWizard'] = {
  title: 'Erste Schritte',
  description: 'In drei Schritten zu Fehlerberichten mit allem, was Entwickler brauchen.',
  installTitle: 'Erweiterung hinzufügen',
  installHint: 'Sie zeichnet auf, was in einem Tab geschieht: Bild, Klicks, Anfragen und Fehler.',
  unpackStep: 'Erweiterung herunterladen und das Archiv entpacken.',
  download: 'Herunterladen',
  developerStep: 'Diese Adresse in Chrome oder Edge öffnen und den „Entwicklermodus“ einschalten.',
  extensionsAddress: 'Adresse der Erweiterungen',
  loadStep: '„Entpackte Erweiterung laden“ drücken und den entpackten Ordner wählen.',
  connectStep: ({ address }) => `Danach ihre Schaltfläche drücken und mit ${address} verbinden.`,
  connected: ({ device }) => `Verbunden: ${device}`,
  recorderTitle: 'Recorder wählen',
  recorderHint:
    'FlowLens selbst zeichnet einen Tab oder den Bildschirm auf. Mit dem SDK zeichnet Ihre eigene Website auch Klicks, Anfragen und Fehler auf.',
  guide: 'Anleitung lesen',
  recordTitle: 'Flow aufzeichnen',
  recordHint: 'Aufzeichnung starten, den Fehler vorführen, beenden. Der Flow erscheint danach in Ihrem Projekt.',
  assistantTitle: 'Coding-Assistenten verbinden',
  assistantHint: 'Er liest dann beim Debuggen den Flow. Das geht auch später, mit „Einrichten“ in der oberen Leiste.',
  assistant: 'Coding-Assistent',
  done: 'Fertig',
};
