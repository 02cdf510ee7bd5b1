import type { Messages } from '../../en.js';

export const login: Messages['login'] = {
  title: 'Willkommen',
  about:
    'FlowLens zeichnet auf, was im Browser passiert: Video, Klicks, Anfragen und Fehler. Ihr Team sieht, was schiefging, statt nachzufragen.',
  continueWithGoogle: 'Weiter mit Google',
  needsHttps:
    'Für die Anmeldung ist HTTPS nötig. Diese Seite wurde über unverschlüsseltes HTTP geöffnet, über das Browser keine sichere Anmeldung zulassen. Öffnen Sie sie über HTTPS oder bitten Sie Ihre Administration, HTTPS für diese Adresse einzurichten.',
  openHttps: 'Über HTTPS öffnen',
  unavailable: 'Die Anmeldung funktioniert gerade nicht. Bitte versuchen Sie es noch einmal.',
};
