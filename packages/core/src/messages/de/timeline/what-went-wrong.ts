import type { Messages } from '../../en.js';

export const whatWentWrong: Messages['whatWentWrong'] = {
  title: 'Was schiefging',
  nothing: 'Keine Fehler oder fehlgeschlagenen Anfragen aufgezeichnet.',
  noEvents: 'Keine Ereignisse aufgezeichnet.',
  loading: 'Fehler werden gesucht…',
  copySummary: 'Zusammenfassung kopieren',
  copied: 'Kopiert',
  times: ({ count }) => `${count}×`,
  after: ({ action }) => `Davor: ${action}`,
  opened: ({ page }) => `${page} geöffnet`,
  showAll: ({ count }) => `Alle ${count} anzeigen`,
  showFewer: 'Weniger anzeigen',
  more: ({ count }) =>
    count === 1 ? '1 weiterer steht in der Zeitleiste.' : `${count} weitere stehen in der Zeitleiste.`,
};
