import type { Messages } from '../../en.js';

export const myInvitations: Messages['myInvitations'] = {
  title: 'Offene Einladungen',
  bell: ({ count }) => `Offene Einladungen: ${count}`,
  loading: 'Wird geladen…',
  invitedBy: 'Eingeladen von',
  accept: 'Annehmen',
  reject: 'Ablehnen',
  limitReached: ({ count }) =>
    `Sie sind bereits Mitglied in ${count} Projekten, die nicht Open Source sind. Weitere solche Einladungen lassen sich nicht annehmen.`,
};
