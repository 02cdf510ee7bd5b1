import type { InvitationAge } from '../../../format/invitation-age.js';
import type { Messages } from '../../en.js';

const UNITS = { day: ['Tag', 'Tagen'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'] } as const;

function invited({ value, unit }: InvitationAge): string {
  if (unit === 'now') return 'Gerade eben eingeladen';
  const [one, many] = UNITS[unit];
  return `Vor ${value} ${value === 1 ? one : many} eingeladen`;
}

export const invitations: Messages['invitations'] = {
  heading: 'Mitglieder hinzufügen',
  capacity: ({ count, max }) => `Höchstens ${max} Mitglieder je Projekt (derzeit ${count}/${max}).`,
  capacityReached: ({ count, max }) =>
    `Das Projekt ist voll (${count}/${max} Mitglieder). Weitere Einladungen sind nicht möglich.`,

  byEmail: 'Per E-Mail einladen',
  email: 'E-Mail',
  emailPlaceholder: 'name@example.com',
  role: 'Rolle',
  invite: 'Einladen',

  byLink: 'Per Link einladen',
  linkHint: 'Wer den Link hat, kann dem Projekt als Mitwirkende/r beitreten.',
  getLink: 'Link abrufen',
  linkGenerated: 'Link erstellt',
  link: 'Einladungslink',
  copy: 'Kopieren',
  copied: 'Kopiert',

  pending: 'Offene Einladungen',
  expiry: 'Einladungen laufen nach 7 Tagen ab',
  loading: 'Einladungen werden geladen…',
  failed: 'Die Einladungen konnten nicht geladen werden',
  empty: 'Keine offenen Einladungen',
  invited,
  revoke: 'Zurückziehen',
  revokeNamed: ({ email }) => `Einladung an ${email} zurückziehen`,

  links: 'Einladungslinks',
  linksFailed: 'Die Einladungslinks konnten nicht geladen werden',
  linkBy: ({ name }) => `Link von ${name}`,
  linkOfViewers: 'Link in geteilten Flows',
  joined: ({ count }) => (count === 1 ? '1 Person beigetreten' : `${count} Personen beigetreten`),
  revokeLinkBy: ({ name, date }) => `Einladungslink zurückziehen, den ${name} am ${date} erstellt hat`,
  revokeLinkOfViewers: 'Einladungslink in geteilten Flows zurückziehen',
};
