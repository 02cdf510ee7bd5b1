import type { Messages } from '../../en.js';

export const sequenceDiagram: Messages['sequenceDiagram'] = {
  label: 'Sequenzdiagramm',
  hint: 'Mermaid-Text der Netzwerkanfragen und WebSocket-Verbindungen. GitHub, GitLab und Notion stellen ihn als Diagramm dar.',
  loading: 'Sequenzdiagramm wird geladen…',
  failed: 'Das Sequenzdiagramm konnte nicht geladen werden',
  empty: 'Nichts zu zeichnen',
  emptyHint: 'Das Diagramm zeigt Netzwerkanfragen und WebSocket-Verbindungen. Dieser Flow enthält noch keine.',
  copy: 'Kopieren',
  download: '.mmd herunterladen',
};
