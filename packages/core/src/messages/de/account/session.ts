import type { Messages } from '../../en.js';

export const session: Messages['session'] = {
  byLinkLabel: 'Per Link angemeldet',
  byLink: ({ person }) => `Sie sind per Link als ${person} angemeldet.`,
  byLinkUnknown: 'Sie sind per Link angemeldet.',
  person: ({ name, email }) => (name === '' ? email : `${name} (${email})`),
  stay: 'Angemeldet bleiben',

  reusedLabel: 'Sicherheitshinweis',
  reused: ({ date }) =>
    `Am ${date} wurde eine Ihrer Sitzungen an zwei Orten verwendet und deshalb beendet. Wenn Sie den Grund nicht kennen, melden Sie sich überall ab.`,
  dismiss: 'Ausblenden',
  dismissFailed: 'Der Hinweis konnte nicht ausgeblendet werden. Bitte versuchen Sie es erneut.',

  everywhere: 'Überall abmelden',
  everywhereHint: 'Gerät verloren oder ein unbekanntes Token gefunden?',
  everywhereQuestion:
    'Das beendet Ihre Sitzungen in allen Browsern, auch in diesem, und widerruft alle Ihre Token. Coding-Assistenten und Recorder verlieren den Zugriff, bis Sie sie neu verbinden.',
  everywhereFailed: 'Sie konnten nicht überall abgemeldet werden. Bitte versuchen Sie es erneut.',

  createdFrom: ({ address }) => `von ${address}`,
  createdWith: {
    cookie: 'in einem angemeldeten Browser',
    bearer: 'nur mit einem Zugriffstoken',
  },
};
