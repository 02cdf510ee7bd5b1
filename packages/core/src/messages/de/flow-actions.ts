import type { Messages } from '../en.js';

export const flowActions: Messages['flowActions'] = {
  menu: ({ title }) => `Optionen für ${title}`,
  details: 'Flow-Details',
  created: 'Erstellt',
  reporter: 'Gemeldet von',
  tags: 'Tags',
  noTags: 'Keine Tags',
  description: 'Beschreibung',
  noDescription: 'Keine Beschreibung',
  copyId: 'Flow-ID kopieren',
  share: 'Teilen',
  edit: 'Bearbeiten',
  remove: 'Löschen',

  editTitle: 'Flow bearbeiten',
  title: 'Titel',
  project: 'Projekt',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  updateFailed: 'Der Flow konnte nicht geändert werden. Bitte versuchen Sie es erneut.',

  deleteTitle: 'Flow löschen',
  deleteQuestion: ({ name }) => `„${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deleting: 'Wird gelöscht…',
  deleteFailed: 'Der Flow konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
};
