import type { Messages } from '../../en.js';

export const sharedFlow: Messages['sharedFlow'] = {
  loading: 'Geteilter Flow wird geladen…',
  viewOnly: 'Nur ansehen',
  join: ({ project_name }) => `${project_name} beitreten`,
  failed: 'Der Flow konnte nicht geladen werden',
  promoTitle: '10x schneller debuggen',
  promoText: 'KI-taugliche Fehlerberichte mit dem ganzen Kontext, den die Entwicklung braucht.',
  getStarted: 'Loslegen',
};
