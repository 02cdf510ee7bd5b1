import type { Messages } from '../../en.js';

export const projects: Messages['projects'] = {
  project: 'Projekt',
  switchHint: 'Zu einem anderen Projekt wechseln oder eines anlegen',
  personalProjects: 'Private Projekte',
  openSourceProjects: 'Open-Source-Projekte',
  empty: 'Noch keine Projekte. Erstellen Sie Ihr erstes!',

  create: 'Neues Projekt erstellen',
  createNameLabel: 'Projektname *',
  createNamePlaceholder: 'Mein Teamprojekt',
  createDescriptionLabel: 'Beschreibung',
  createDescriptionPlaceholder: 'Beschreibung (optional)',
  createSubmit: 'Projekt erstellen',
  createLimit: ({ count }) =>
    `Sie sind bereits Mitglied in ${count} Projekten, die nicht Open Source sind. Ein weiteres Projekt lässt sich nicht erstellen.`,

  settings: 'Projekteinstellungen',
  settingsTabs: 'Projekteinstellungen',
  tabGeneral: 'Allgemein',
  tabMembers: 'Mitglieder',
  tabInvitations: 'Einladungen',
  loading: 'Projekt wird geladen…',
  loadFailed: 'Das Projekt konnte nicht geladen werden',
  notFound: 'Projekt nicht gefunden',
  notFoundHint: 'Es wurde gelöscht, oder Sie sind kein Mitglied mehr.',
  defaultProject: 'Ihr Standardprojekt. Es kann nicht gelöscht werden.',

  nameLabel: 'Projektname',
  descriptionLabel: 'Beschreibung',
  descriptionPlaceholder: 'Beschreibung des Projekts (optional)',
  noDescription: 'Keine Beschreibung',
  typeLabel: 'Art',
  typePersonal: 'Privat',
  typeOpenSource: 'Open Source',
  maxMembersLabel: 'Höchstzahl an Mitgliedern',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert…',

  embedding: 'Einbetten',
  embeddingHint: 'Websites, die öffentliche Links dieses Projekts in einem Iframe zeigen dürfen.',
  embedOwnList: 'Eigene Liste für dieses Projekt verwenden',
  embedOwnListHint: 'Sonst dürfen die Websites, die der Server zulässt, seine Flows einbetten.',
  embedSites: 'Websites, eine pro Zeile',
  embedSitesEmpty: 'Ohne Eintrag darf keine Website Flows dieses Projekts einbetten.',
  embedSiteInvalid: ({ site }) => `Geben Sie eine Adresse ohne Pfad ein, nicht „${site}“`,
  embedSave: 'Websites speichern',
  embedSitesMax: ({ max }) => `Geben Sie höchstens ${max} Websites ein`,

  dangerZone: 'Gefahrenbereich',
  delete: 'Projekt löschen',
  deleteHint:
    'Mit diesem Projekt werden alle Flows, Tags, Kommentare und zugehörigen Daten endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  deleteConfirm: ({ name }) =>
    `„${name}“ wirklich löschen? Alle Flows, Tags und Kommentare werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  leave: 'Projekt verlassen',
  leaveHint: 'Sie werden aus diesem Projekt entfernt und brauchen eine neue Einladung, um wieder Zugriff zu erhalten.',
  leaveConfirm: ({ name }) =>
    `„${name}“ wirklich verlassen? Um wieder Zugriff zu erhalten, brauchen Sie eine neue Einladung.`,
  leaveEndsLinks:
    'Öffentliche Links und Aufzeichnungslinks, die Sie in diesem Projekt erstellt haben, werden ungültig.',
};
