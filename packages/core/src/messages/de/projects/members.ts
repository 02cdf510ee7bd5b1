import type { Messages } from '../../en.js';

export const members: Messages['members'] = {
  heading: 'Teammitglieder',
  count: ({ count, max }) => `${count} von ${max} Mitgliedern`,
  loading: 'Mitglieder werden geladen…',
  failed: 'Die Mitglieder konnten nicht geladen werden',
  you: '(Sie)',
  embedded: 'Aus Ihrem Tool',
  roleOf: ({ member }) => `Rolle von ${member}`,
  stepDownTitle: 'Admin-Rolle abgeben?',
  stepDownText:
    'Sie verwalten dann keine Mitglieder, Einladungen und Einstellungen dieses Projekts mehr. Aufzeichnungslinks und Einbettungsschlüssel, die Sie erstellt haben, werden ungültig. Nur ein anderer Admin kann Sie wieder zum Admin machen.',
  stepDown: 'Rolle abgeben',
  remove: 'Entfernen',
  removeNamed: ({ member }) => `${member} entfernen`,
  removeTitle: 'Mitglied entfernen',
  removeConfirm: ({ email }) => `${email} wirklich aus diesem Projekt entfernen?`,
  removeEndsLinks:
    'Öffentliche Links, Aufzeichnungslinks und Einbettungsschlüssel, die dieses Mitglied im Projekt erstellt hat, werden ungültig.',
  removeEmbedded:
    'Öffentliche Links dieser Person werden ungültig. Ihr Tool kann die Person wieder hinzufügen, solange seine Einbettungsschlüssel gelten.',

  owner: 'Inhaber/in',
  admin: 'Admin',
  contributor: 'Mitwirkende/r',

  roleHelp: 'Rechte der Rollen',
  ownerDescription: 'Hat das Projekt erstellt.',
  adminDescription: 'Leitet das Projekt zusammen mit der Inhaberin oder dem Inhaber.',
  contributorDescription: 'Zeichnet Flows auf und arbeitet mit dem Team daran.',

  deletesProject: 'Das Projekt löschen, sofern es nicht das Standardprojekt ist',
  leavesProject: 'Das Projekt verlassen',
  managesMembers: 'Mitglieder und Einladungen verwalten',
  updatesSettings: 'Die Projekteinstellungen ändern',
  editsAnyFlow: 'Jeden Flow bearbeiten und löschen',
  editsOwnFlows: 'Eigene Flows bearbeiten und löschen',
  movesFlows: 'Flows in ein anderes Projekt verschieben',
  deletesAnyComment: 'Jeden Kommentar löschen',
  viewsContent: 'Alle Inhalte ansehen',
  comments: 'Flows kommentieren',
};
