import type { Messages } from '../../en.js';

export const tags: Messages['tags'] = {
  label: 'Tags',
  choose: 'Tags auswählen',
  filter: 'Nach Tags filtern',
  search: 'Tags suchen',
  noneFound: 'Keine Tags gefunden.',
  noTags: 'Keine Tags',
  createNew: 'Neues Tag erstellen',
  createTitle: 'Neues Tag erstellen',
  name: 'Name des Tags',
  create: 'Erstellen',
  remove: ({ title }) => `Tag ${title} löschen`,
  deleteTitle: 'Tag löschen',
  deleteText: ({ title }) => `„${title}“ wirklich löschen? Das Tag wird von jedem Flow entfernt.`,
  delete: 'Löschen',
  deleting: 'Wird gelöscht…',
};
