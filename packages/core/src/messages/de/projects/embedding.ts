import type { Messages } from '../../en.js';

export const embedding: Messages['embedding'] = {
  tab: 'Einbettung',
  heading: 'Dieses Projekt im eigenen Tool zeigen',
  intro:
    'Mit einem Einbettungsschlüssel erstellt Ihr Server kurzlebige Token für die Personen Ihres Tools. Diese sehen und kommentieren die Flows dieses Projekts ohne FlowLens-Konto.',

  make: 'Schlüssel erstellen',
  name: 'Name',
  namePlaceholder: 'Name des Tools, das ihn verwendet',
  nameRequired: 'Der Name fehlt',
  create: 'Schlüssel erstellen',
  createFailed: 'Der Schlüssel konnte nicht erstellt werden',
  made: 'Schlüssel erstellt. Kopieren Sie ihn auf Ihren Server, bevor Sie FlowLens verlassen: Er wird später nicht noch einmal angezeigt.',
  key: 'Einbettungsschlüssel',
  copy: 'Kopieren',
  copied: 'Kopiert',
  backend: 'Ihr Server',
  backendHint:
    'Liefern Sie das Ergebnis unter /flowlens-token an die Person aus, die in Ihrem Tool angemeldet ist. Speichern Sie den Schlüssel als FLOWLENS_EMBED_KEY; er darf nie auf eine Seite gelangen.',
  copyBackend: 'Code des Servers kopieren',

  keys: 'Einbettungsschlüssel',
  loading: 'Einbettungsschlüssel werden geladen…',
  failed: 'Die Einbettungsschlüssel konnten nicht geladen werden',
  empty: 'Keine Einbettungsschlüssel',
  by: ({ name }) => `von ${name}`,
  created: 'Erstellt',
  neverUsed: 'Noch nie verwendet',
  lastUsed: 'Zuletzt verwendet',
  revoke: 'Widerrufen',
  revokeNamed: ({ name }) => `Einbettungsschlüssel „${name}“ widerrufen`,
  revokeTitle: 'Diesen Einbettungsschlüssel widerrufen?',
  revokeText: ({ name }) =>
    `„${name}“ und alle zugehörigen Token werden ungültig. Ihr Tool zeigt keine Flows mehr, bis es einen anderen Schlüssel verwendet.`,
};
