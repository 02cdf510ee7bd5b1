import type { Messages } from '../../en.js';

export const flowActions: Messages['flowActions'] = {
  menu: ({ title }) => `Optionen für ${title}`,
  details: 'Flow-Details',
  created: 'Erstellt',
  recorded: 'Aufgezeichnet',
  reporter: 'Gemeldet von',
  unverified: 'nicht geprüft',
  tags: 'Tags',
  noTags: 'Keine Tags',
  description: 'Beschreibung',
  noDescription: 'Keine Beschreibung',
  copyId: 'Flow-ID kopieren',
  copyPrompt: 'Debugging-Prompt kopieren',
  share: 'Teilen',
  edit: 'Bearbeiten',
  remove: 'Löschen',

  editTitle: 'Flow bearbeiten',
  title: 'Titel',
  project: 'Projekt',
  moveEndsLinks: ({ count }) => {
    if (count === undefined) return 'Öffentliche Links zu diesem Flow werden ungültig, wenn Sie ihn verschieben.';
    return count === 1
      ? 'Der öffentliche Link zu diesem Flow wird ungültig, wenn Sie ihn verschieben.'
      : `${count} öffentliche Links zu diesem Flow werden ungültig, wenn Sie ihn verschieben.`;
  },
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  updateFailed: 'Der Flow konnte nicht geändert werden. Bitte versuchen Sie es erneut.',

  deleteTitle: 'Flow löschen',
  deleteQuestion: ({ name }) => `„${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deleting: 'Wird gelöscht…',
  deleteFailed: 'Der Flow konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
};
