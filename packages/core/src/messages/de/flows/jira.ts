import type { Messages } from '../../en.js';

export const jira: Messages['jira'] = {
  open: 'Mit Jira verknüpfen',
  openHint: 'Zu diesem Flow ein Jira-Ticket erstellen',
  viewInJira: 'In Jira ansehen',
  copyLink: 'Link kopieren',

  drawerTitle: 'Ticket erstellen in: Jira',
  fillIn: 'Aus der Aufzeichnung ausfüllen',
  fillInFailed: 'Die Aufzeichnung konnte nicht gelesen werden.',
  connecting: 'Verbindung zu Jira…',
  titleLabel: 'Titel',
  descriptionLabel: 'Beschreibung',
  projectLabel: 'Projekt',
  projectPlaceholder: 'Projekt auswählen',
  projectSearchPlaceholder: 'Projekte suchen…',
  projectsEmpty: 'Keine Projekte gefunden.',
  projectOption: ({ name, key }) => `${name} (${key})`,
  typeLabel: 'Art',
  typePlaceholder: 'Art auswählen',
  flowLinkHint:
    'Dem Ticket wird ein öffentlicher Link zu diesem Flow beigefügt. Wer den Link hat, kann den Flow 1 Jahr lang ansehen.',
  submit: 'Fehlerbericht absenden',
  submitting: 'Wird abgesendet…',
};
