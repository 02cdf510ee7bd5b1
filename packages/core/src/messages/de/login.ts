import type { Messages } from '../en.js';

export const login: Messages['login'] = {
  title: 'Willkommen',
  continueWithGoogle: 'Weiter mit Google',
  unavailable: 'Die Anmeldung funktioniert gerade nicht. Bitte versuchen Sie es noch einmal.',
};
