import type { Messages } from '../en.js';

export const login: Messages['login'] = {
  title: 'Willkommen',
  continueWithGoogle: 'Weiter mit Google',
  needsHttps:
    'Die Anmeldung braucht HTTPS. Diese Seite wurde über einfaches HTTP geöffnet, wo Browser keine sichere Anmeldung zulassen. Öffnen Sie sie über HTTPS oder bitten Sie Ihre Administration, HTTPS für diese Adresse einzurichten.',
  openHttps: 'Über HTTPS öffnen',
  unavailable: 'Die Anmeldung funktioniert gerade nicht. Bitte versuchen Sie es noch einmal.',
};
