import type { Messages } from '../../en.js';

export const sharedFlow: Messages['sharedFlow'] = {
  loading: 'Geteilter Flow wird geladen…',
  viewOnly: 'Nur ansehen',
  join: ({ project_name }) => `${project_name} beitreten`,
  failed: 'Der Flow konnte nicht geladen werden',
  expiredHint:
    'Bitten Sie die Person, die ihn geschickt hat, um einen neuen Link. Mitglieder des Projekts können sich stattdessen anmelden.',
  deletedHint: 'Er wurde aus seinem Projekt gelöscht. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  openInProduct: 'In FlowLens öffnen',
  notEmbeddable: 'Dieser Flow lässt sich nicht einbetten',
  notEmbeddableHint:
    'Keine Website darf ihn zeigen. Admins können Websites in den Projekteinstellungen zulassen, Betreiber mit FLOWLENS_EMBED_ORIGINS.',
  promoTitle: '10x schneller debuggen',
  promoText: 'KI-taugliche Fehlerberichte mit dem ganzen Kontext, den die Entwicklung braucht.',
  getStarted: 'Loslegen',
  closePromo: 'Hinweis ausblenden',
};
