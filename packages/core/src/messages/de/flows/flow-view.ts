import type { Messages } from '../../en.js';

export const flowView: Messages['flowView'] = {
  timelineTab: 'Zeitleiste',
  commentsTab: 'Kommentare',
  deviceInfoTab: 'Geräteinfo',
  sequenceTab: 'Sequenz',
  tabsLabel: 'Zu diesem Flow',
  splitHandle: 'Breite des Videos',
  videoPanel: 'Video',
  refresh: 'Flow aktualisieren',
  reporter: ({ name }) => `Gemeldet von ${name}`,
  recordedAgo: ({ ago }) => `Aufgezeichnet ${ago}`,
  uploadedAgo: ({ ago }) => `Hochgeladen ${ago}`,
  recordedOn: ({ url }) => `Aufgezeichnet auf ${url}`,
  captureNotes: ({ count }) =>
    count === 1 ? '1 Hinweis zu dieser Aufzeichnung' : `${count} Hinweise zu dieser Aufzeichnung`,
  tags: 'Tags',
  eventNotFound: 'Das Ereignis aus diesem Link ist nicht in der Aufzeichnung.',
  noTimelineYet: 'Noch keine Zeitleiste',
  noDeviceInfoYet: 'Noch keine Geräteinfo',
  noTimelineYetHint: 'Sie erscheint hier zusammen mit dem Video.',
  loadingTitle: 'Flow wird geladen',
  loadingHint: 'Details des Flows werden abgerufen…',
  failed: 'Die Details des Flows konnten nicht geladen werden',
  shortcutsGroup: 'Zeitleiste und Kommentare',
  shortcuts: {
    search: 'Zeitleiste durchsuchen',
    nextRow: 'Nächstes Ereignis',
    previousRow: 'Vorheriges Ereignis',
    comment: 'Kommentar schreiben',
  },
  skipToTimeline: 'Zur Zeitleiste springen',
  missingHint:
    'Er wurde gelöscht, oder Sie sind kein Mitglied seines Projekts. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  backToGallery: '← Zurück zur Galerie',
};
