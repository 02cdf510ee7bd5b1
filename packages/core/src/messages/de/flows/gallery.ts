import type { Messages } from '../../en.js';

export const gallery: Messages['gallery'] = {
  label: 'Flows',
  createFlow: 'Flow erstellen',
  filters: 'Flows filtern',
  searchFlows: 'Flows suchen',
  clearSearch: 'Suche leeren',
  clearFilters: 'Filter aufheben',
  refresh: 'Flows aktualisieren',
  reporter: 'Gemeldet von',
  allReporters: 'Alle Personen',
  searchReporters: 'Person suchen…',
  noReporterFound: 'Niemand gefunden.',
  noTags: 'Keine Tags',
  loading: 'Flows werden geladen',
  loadingMore: 'Weitere Flows werden geladen',
  resultCount: ({ count, total, more }) =>
    more ? `Mehr als ${total} Flows` : `${total} ${count === 1 ? 'Flow' : 'Flows'}`,
  failed: 'Die Flows konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  emptyTitle: 'Keine Flows vorhanden',
  emptyHint: 'Zeichnen Sie etwas im Browser auf, dann erscheint es hier als Flow',
  noMatchTitle: 'Keine passenden Flows gefunden',
  noMatchHint: 'Versuchen Sie es mit anderen Suchbegriffen',
};
