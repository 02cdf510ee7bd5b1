import { TAG_NAME_MAX_CHARS } from '../../limits.js';
import type { Messages } from '../en.js';

export const validation: Messages['validation'] = {
  nameRequired: 'Bitte geben Sie einen Projektnamen an',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  roleInvalid: 'Bitte wählen Sie eine Rolle',
  tagNameEmpty: 'Der Name des Tags darf nicht leer sein',
  tagNameTooLong: `Der Name des Tags darf höchstens ${TAG_NAME_MAX_CHARS} Zeichen haben`,
  tagNameReserved: 'Dieser Name ist reserviert',
  tagNameHasComma: 'Der Name des Tags darf kein Komma enthalten',
  flowTitleTooLong: ({ max }) => `Der Titel darf höchstens ${max} Zeichen haben`,
  flowDescriptionTooLong: ({ max }) => `Die Beschreibung darf höchstens ${max} Zeichen haben`,
  commentEmpty: 'Der Kommentar darf nicht leer sein',
  commentUnchanged: 'Der Kommentar ist unverändert',
  titleRequired: 'Bitte geben Sie einen Titel an',
  descriptionRequired: 'Bitte geben Sie eine Beschreibung an',
  projectRequired: 'Bitte wählen Sie ein Projekt',
  typeRequired: 'Bitte wählen Sie eine Art',
  characterCount: ({ count, max }) => `${count}/${max} Zeichen`,
  charactersCut: ({ count }) =>
    count === 1 ? '1 Zeichen wurde abgeschnitten.' : `${count} Zeichen wurden abgeschnitten.`,
};
