import { type RefusalName, translateRefusal } from '../../refusals/refusals.js';

const refusals: Record<RefusalName, string> = {
  notAllowed: 'Dazu sind Sie nicht berechtigt.',
  notFound: 'Nicht gefunden.',
  tooManyRequests: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  serverFailed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  serverStarting: 'Der Server startet gerade. Bitte versuchen Sie es erneut.',
  serverStopping: 'Der Server wird gerade beendet. Bitte versuchen Sie es erneut.',
  serverFull: 'Der Server hat keinen Platz mehr, um das zu speichern. Bitte versuchen Sie es später erneut.',
  databaseAway: 'Die Datenbank antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  answerLost: 'Das wurde bereits erledigt, nur die Antwort ging verloren. Bitte sehen Sie sich das Ergebnis an.',

  accountNotAllowed:
    'Mit diesem Konto können Sie sich hier nicht anmelden. Verwenden Sie ein anderes Konto oder bitten Sie Ihre Administration um Zugang.',

  projectMissing: 'Dieses Projekt gibt es nicht.',
  projectLimit:
    'Sie sind bereits Mitglied in {count} Projekten, die nicht Open Source sind. Ein weiteres Projekt lässt sich nicht erstellen.',
  projectFull: 'Dieses Projekt ist voll ({members}/{max} Mitglieder).',
  defaultProjectStays: 'Das Standardprojekt kann nicht gelöscht werden.',
  ownerDeletesProject: 'Nur wer das Projekt erstellt hat, darf es löschen.',
  ownerStays: 'Wer das Projekt erstellt hat, kann es nicht verlassen.',

  memberMissing: 'Dieses Mitglied gibt es nicht.',
  adminsRemoveMembers: 'Nur Admins dürfen Mitglieder entfernen.',
  ownerCannotBeRemoved: 'Wer das Projekt erstellt hat, kann nicht entfernt werden.',
  adminsChangeRoles: 'Nur Admins dürfen Rollen ändern.',
  ownerKeepsRole: 'Wer das Projekt erstellt hat, behält die eigene Rolle.',
  embeddedRole: 'Die Rolle dieser Person legt das Tool fest, aus dem sie kommt.',
  adminsManageEmbedKeys: 'Nur Admins dürfen Einbettungsschlüssel verwalten.',
  embedKeyLimit: 'Dieses Projekt hat {max} Einbettungsschlüssel. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  embeddedReach: 'In einem anderen Tool geht das nicht. Öffnen Sie dafür FlowLens.',

  adminsInvite: 'Nur Admins dürfen Personen einladen.',
  capacityReached:
    'Die Höchstzahl an Mitgliedern ist erreicht ({members}/{max}). Es können keine weiteren Personen eingeladen werden.',
  addressNotAllowed:
    'Mit dieser Adresse kann sich hier niemand anmelden. Bitten Sie Ihre Administration, sie zuzulassen.',
  isMember: 'Diese Person ist bereits Mitglied dieses Projekts.',
  isInvited: 'Diese Person hat bereits eine offene Einladung.',
  adminsMakeLinks: 'Nur Admins dürfen Einladungslinks erstellen.',

  recordingNotFailed: 'Nur eine fehlgeschlagene Aufzeichnung kann erneut verarbeitet werden.',
  processingFailed: 'Die Verarbeitung dieser Aufzeichnung ist fehlgeschlagen. Sie können es erneut versuchen.',
  uploadNotKept:
    'Die Verarbeitung dieser Aufzeichnung ist fehlgeschlagen und ihr Upload ist nicht mehr vorhanden. Bitte zeichnen Sie neu auf.',
  recordingAbandoned:
    'Diese Aufzeichnung blieb zu lange unvollständig und ist fehlgeschlagen. Bitte zeichnen Sie neu auf.',

  adminsManageRecordingLinks: 'Nur Admins dürfen Aufzeichnungslinks verwalten.',
  recordingLinksOff: 'Dieses Projekt nimmt keine Aufzeichnungen von Gästen an.',
  recordingLinksUnsafe:
    'Dieser Server kann die Verarbeitung von Videos nicht abschotten und nimmt deshalb keine Aufzeichnungen von Gästen an. Fragen Sie Ihre Administration.',
  recordingLinkUnknown: 'Dieser Aufzeichnungslink ist ungültig.',
  recordingLinkExpired: 'Dieser Aufzeichnungslink ist abgelaufen.',
  recordingLinkRevoked: 'Dieser Aufzeichnungslink wurde widerrufen.',
  recordingLinkUsedUp: 'Dieser Aufzeichnungslink ist aufgebraucht.',
  guestRecordingsUnavailable: 'Dieser Server nimmt zurzeit keine Aufzeichnungen von Gästen an.',
  guestRecordingRunning:
    'Von hier oder über diesen Link wird gerade eine andere Aufzeichnung gesendet. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  guestRecordingTooLarge: 'Diese Aufzeichnung ist größer als {max} MB. Bitte zeichnen Sie weniger auf einmal auf.',
  guestRecordingAccepted:
    'Diese Aufzeichnung hat bereits ein anderer Admin angenommen. Sie ist jetzt ein Flow dieses Projekts.',
  guestRecordingProcessing: 'Diese Aufzeichnung wird noch verarbeitet. Bitte versuchen Sie es gleich erneut.',

  commentLimit: 'Dieser Flow hat {max} Kommentare. Für weitere ist kein Platz.',
  personSpaceUsed: 'Ihr Speicher von {max} MB ist voll. Löschen Sie Flows, die Sie nicht mehr brauchen.',
  projectSpaceUsed: 'Der Speicher dieses Projekts von {max} MB ist voll. Löschen Sie Flows, die niemand mehr braucht.',
  tagLimit: 'Dieses Projekt hat {max} Tags. Für weitere ist kein Platz.',

  invitationGone: 'Die Einladung gibt es nicht oder sie ist abgelaufen.',
  joinLimit:
    'Sie sind bereits Mitglied in {count} Projekten, die nicht Open Source sind. Weitere solche Einladungen lassen sich nicht annehmen.',
  alreadyMember: 'Sie sind bereits Mitglied dieses Projekts.',
  removedSinceInvitation: 'Sie wurden nach dieser Einladung aus dem Projekt entfernt.',
  removedSinceLink: 'Sie wurden aus dem Projekt entfernt, nachdem dieser Link erstellt worden war.',
  linkUsedUp: 'Dieser Einladungslink ist aufgebraucht.',
  invitedOtherAddress:
    'Diese Einladung wurde an eine andere E-Mail-Adresse gesendet. Melden Sie sich mit dem Konto dieser Adresse an, um sie anzunehmen.',
  invitedByMail: 'Diese Einladung wurde per E-Mail gesendet. Bitte nehmen Sie sie unter Ihren offenen Einladungen an.',
};

/** Translates a refusal of the server to German; unknown details stay as they are. */
export const inGerman = (detail: string): string => translateRefusal(detail, refusals);
