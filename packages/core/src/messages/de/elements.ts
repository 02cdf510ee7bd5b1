import type { ElementMessages } from '../en.js';

export const elements: ElementMessages = {
  missing: ({ element, attributes }) => `<${element}> ist unvollständig. Es fehlt: ${attributes}`,
  foreignTokenUrl: ({ element }) => `<${element}>: token-url muss auf dem Ursprung dieser Seite liegen`,
  notLoaded: 'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu.',
};
