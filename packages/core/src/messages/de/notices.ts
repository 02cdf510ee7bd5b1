import type { Messages } from '../en.js';
import type { NoticeDetail } from '../en/notices.js';
import { inGerman } from './refusals.js';
import { validation } from './validation.js';

const detailOr =
  (fallback: string) =>
  ({ detail }: NoticeDetail) =>
    detail ? inGerman(detail) : fallback;

export const notices: Messages['notices'] = {
  invitationAccepted: ({ project }) => `Sie sind ${project} beigetreten`,
  invitationAcceptFailed: detailOr('Die Einladung konnte nicht angenommen werden'),
  invitationRejected: 'Einladung abgelehnt',
  invitationRejectFailed: 'Die Einladung konnte nicht abgelehnt werden',
  invitationSent: ({ email }) => `Einladung an ${email} gesendet`,
  invitationSendFailed: detailOr('Die Einladung konnte nicht gesendet werden'),
  invitationRevoked: ({ email }) => `Einladung an ${email} zurückgezogen`,
  invitationRevokeFailed: 'Die Einladung konnte nicht zurückgezogen werden',
  invitationLinkRevoked: 'Einladungslink zurückgezogen',
  invitationLinkReady: 'Einladungslink ist bereit!',
  invitationLinkFailed: detailOr('Der Einladungslink konnte nicht abgerufen werden'),
  embedKeyRevoked: ({ name }) => `Einbettungsschlüssel ${name} widerrufen`,
  embedKeyRevokeFailed: detailOr('Der Einbettungsschlüssel konnte nicht widerrufen werden'),
  projectJoined: ({ project }) => `Beitritt zu ${project} erfolgreich!`,

  projectCreated: 'Projekt erstellt',
  projectCreateFailed: detailOr('Das Projekt konnte nicht erstellt werden'),
  projectUpdated: 'Projekt geändert',
  projectUpdateFailed: 'Das Projekt konnte nicht geändert werden',
  projectDeleted: 'Projekt gelöscht',
  projectDeleteFailed: detailOr('Das Projekt konnte nicht gelöscht werden'),
  projectLeft: 'Projekt verlassen',
  projectLeaveFailed: detailOr('Das Projekt konnte nicht verlassen werden'),
  memberRoleUpdated: 'Rolle des Mitglieds geändert',
  memberRoleUpdateFailed: detailOr('Die Rolle konnte nicht geändert werden'),
  memberRemoved: 'Mitglied entfernt',
  memberRemoveFailed: detailOr('Das Mitglied konnte nicht entfernt werden'),

  flowUpdated: 'Flow geändert',
  flowUpdateFailed: 'Der Flow konnte nicht geändert werden',
  flowDeleted: 'Flow gelöscht',
  flowDeleteFailed: 'Der Flow konnte nicht gelöscht werden',
  flowsUpdated: ({ count }) => (count === 1 ? '1 Flow geändert' : `${count} Flows geändert`),
  flowsUpdateFailed: ({ titles, more }) =>
    more > 0 ? `Nicht geändert: ${titles} und ${more} weitere` : `Nicht geändert: ${titles}`,
  flowsDeleted: ({ count }) => (count === 1 ? '1 Flow gelöscht' : `${count} Flows gelöscht`),
  flowsDeleteFailed: ({ titles, more }) =>
    more > 0 ? `Nicht gelöscht: ${titles} und ${more} weitere` : `Nicht gelöscht: ${titles}`,
  flowIdCopied: 'Flow-ID kopiert',
  flowIdCopyFailed: 'Die ID konnte nicht kopiert werden',
  recordingRetryFailed: detailOr('Die Aufzeichnung konnte nicht erneut verarbeitet werden'),
  shareLinkFailed: 'Der Link zum Teilen konnte nicht erstellt werden',
  linkCopied: 'Link in die Zwischenablage kopiert!',

  tagCreated: 'Tag erstellt',
  tagCreateFailed: 'Das Tag konnte nicht erstellt werden',
  tagDeleted: 'Tag gelöscht',
  tagDeleteFailed: 'Das Tag konnte nicht gelöscht werden',
  tagNameEmpty: validation.tagNameEmpty,
  tagNameTooLong: validation.tagNameTooLong,
  tagNameReserved: validation.tagNameReserved,
  tagNameHasComma: validation.tagNameHasComma,

  commentsRefreshed: 'Kommentare aktualisiert',
  commentsRefreshFailed: 'Die Kommentare konnten nicht aktualisiert werden',
  commentAddFailed: 'Der Kommentar konnte nicht hinzugefügt werden',
  commentDeleted: 'Kommentar gelöscht',
  commentDeleteFailed: 'Der Kommentar konnte nicht gelöscht werden',
  commentUpdated: 'Kommentar geändert',
  commentUpdateFailed: 'Der Kommentar konnte nicht geändert werden',
  commentEmpty: validation.commentEmpty,
  commentUnchanged: validation.commentUnchanged,
  commentsNotOnSharedFlows: 'Geteilte Flows lassen sich nicht kommentieren',

  debugPromptCopied: 'Debugging-Prompt in die Zwischenablage kopiert!',
  debugPromptCopyFailed: 'Der Debugging-Prompt konnte nicht kopiert werden',
  tokenGenerateFailed: 'Das Token konnte nicht erzeugt werden',
  tokenGeneratedAndCopied: 'Token erzeugt und in die Zwischenablage kopiert!',
  tokenCopied: 'Token in die Zwischenablage kopiert!',
  tokenCopyFailed: 'Das Token konnte nicht kopiert werden',

  jiraIssueCreated: ({ type }) => `${type} erstellt`,
  jiraIssueCreateFailed: 'Das Ticket konnte nicht erstellt werden',
  jiraFlowMissing: 'Ungültige Flow-ID',
  jiraListsFailed: 'Die Projekte und Ticketarten von Jira konnten nicht geladen werden',

  harExportFailed: 'Der Netzwerkverkehr konnte nicht exportiert werden',
  partLoadFailed:
    'Das konnte nicht geladen werden. Prüfen Sie die Verbindung oder laden Sie die Seite neu und versuchen Sie es dann erneut.',
};
