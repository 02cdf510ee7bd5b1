import type { Messages } from '../../en.js';

export const sequenceDiagram: Messages['sequenceDiagram'] = {
  label: 'Sequenzdiagramm',
  hint: 'Anfragen zwischen der Seite und ihren Hosts, ohne Skripte, Bilder und andere Ressourcen. GitHub, GitLab und Notion zeichnen den kopierten Text als Diagramm.',
  page: 'Seite',
  noHost: '(kein Host)',
  messages: 'Nachrichten',
  more: ({ count }) => `Die ersten ${count} Nachrichten sind zu sehen. Spätere sind ausgelassen.`,
  answered: 'Beantwortet',
  pending: 'Keine Antwort',
  requestFailed: 'Fehlgeschlagen',
  websocket: 'WebSocket',
  websocketClosed: 'Geschlossen',
  frames: ({ sent, received }) => `${sent} gesendet, ${received} empfangen`,
  milliseconds: ({ count }) => `${count} ms`,
  loading: 'Sequenzdiagramm wird geladen…',
  failed: 'Das Sequenzdiagramm konnte nicht geladen werden',
  empty: 'Nichts zu zeichnen',
  emptyHint: 'Das Diagramm zeigt Netzwerkanfragen und WebSocket-Verbindungen. Dieser Flow enthält noch keine.',
  copy: 'Kopieren',
  download: '.mmd herunterladen',
};
