import type { Messages } from '../../en.js';

export const comments: Messages['comments'] = {
  label: 'Kommentare',
  count: ({ count }) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`),
  refresh: 'Kommentare aktualisieren',
  loading: 'Kommentare werden geladen…',
  failed: 'Die Kommentare konnten nicht geladen werden',
  emptyTitle: 'Noch keine Kommentare',
  emptyHint: 'Kommentare zum Video erscheinen hier.',
  seekTo: ({ time }) => `Zu ${time} springen`,
  notOnSharedFlows: 'Geteilte Flows lassen sich nicht kommentieren',

  add: 'Kommentieren',
  adding: 'Wird hinzugefügt…',
  added: 'Kommentar hinzugefügt',
  addFailed: 'Der Kommentar konnte nicht hinzugefügt werden. Der Text steht noch hier.',
  placeholder: 'Kommentar schreiben…',
  newComment: 'Neuer Kommentar',
  at: ({ time }) => `bei ${time}`,
  holdTime: ({ time }) => `Kommentar bei ${time} festhalten`,

  edit: ({ author }) => `Kommentar von ${author} bearbeiten`,
  editLabel: 'Kommentar',
  editHint: 'Enter speichert, Umschalt+Enter beginnt eine neue Zeile, Escape bricht ab.',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  draft: 'Nicht gespeichert: weiter bearbeiten',
  remove: ({ author }) => `Kommentar von ${author} löschen`,
};
