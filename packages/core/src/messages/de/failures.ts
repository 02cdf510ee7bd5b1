import type { Messages } from '../en.js';
import { inGerman } from './refusals.js';

export const failures: Messages['failures'] = {
  timelineCors: 'CORS-Fehler',
  timelineNetwork:
    'Netzwerkfehler: Die Daten der Zeitleiste konnten nicht heruntergeladen werden. Bitte prüfen Sie die Verbindung.',
  timelineFormat: 'Formatfehler: Die Daten der Zeitleiste haben nicht das erwartete JSON-Format.',
  timelineOther: ({ message }) => `Fehler beim Laden der Zeitleiste: ${message}`,
  timelineUnknown: 'Die Daten der Zeitleiste konnten nicht geladen werden',

  sharedFlowExpired: 'Dieser Link ist abgelaufen oder ungültig',
  sharedFlowNotFound: 'Flow nicht gefunden',
  sharedFlowOther: 'Der geteilte Flow konnte nicht geladen werden',

  joinIncompleteLink: 'Ungültiger Einladungslink: Es fehlen nötige Angaben.',
  joinNotFound: 'Die Einladung gibt es nicht oder sie ist abgelaufen.',
  joinForbidden: 'Sie sind nicht berechtigt, diesem Projekt beizutreten.',
  joinInvalid: 'Die Einladung ist ungültig, oder Sie sind bereits Mitglied.',
  serverSaid: ({ detail }) => inGerman(detail),
  joinOther: 'Der Beitritt zum Projekt ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
};
