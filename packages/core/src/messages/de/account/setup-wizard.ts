import type { Messages } from '../../en.js';

export const setupWizard: Messages['setupWizard'] = {
  title: 'Erste Schritte',
  description: 'In drei Schritten zu Fehlerberichten mit allem, was die Entwicklung braucht.',
  installTitle: 'Erweiterung hinzufügen',
  installHint: 'Sie zeichnet einen Tab auf: Video, Klicks, Anfragen und Fehler.',
  unpackStep: 'Erweiterung herunterladen und das Archiv entpacken.',
  download: 'Herunterladen',
  developerStep: 'Diese Adresse in Chrome oder Edge öffnen und den „Entwicklermodus“ einschalten.',
  extensionsAddress: 'Adresse der Erweiterungsseite',
  loadStep: 'Auf „Entpackte Erweiterung laden“ klicken und den entpackten Ordner wählen.',
  connectStep: ({ address }) => `Danach auf das Symbol der Erweiterung klicken und sie mit ${address} verbinden.`,
  connected: ({ device }) => `Verbunden: ${device}`,
  recorderTitle: 'Recorder wählen',
  recorderHint:
    'FlowLens selbst zeichnet einen Tab oder den Bildschirm auf. Mit dem SDK zeichnet Ihre eigene Website auch Klicks, Anfragen und Fehler auf.',
  guide: 'Anleitung lesen',
  recordTitle: 'Flow aufzeichnen',
  recordHint: 'Aufzeichnung starten, den Fehler vorführen, beenden. Der Flow erscheint danach in Ihrem Projekt.',
  assistantTitle: 'Coding-Assistenten verbinden',
  assistantHint: 'Er liest dann beim Debuggen Ihre Flows. Das geht auch später über „Einrichten“ in der oberen Leiste.',
  assistant: 'Coding-Assistent',
  done: 'Fertig',
};
