import { TAG_NAME_MAX_CHARS } from '../../limits.js';

export const validation = {
  nameRequired: 'Project name is required',
  emailRequired: 'E-mail is required',
  emailInvalid: 'Enter a valid e-mail address',
  roleInvalid: 'Choose a role',
  tagNameEmpty: 'Tag name cannot be empty',
  tagNameTooLong: `Tag name cannot exceed ${TAG_NAME_MAX_CHARS} characters`,
  tagNameReserved: 'This tag name is reserved',
  tagNameHasComma: 'Tag name cannot contain a comma',
  flowTitleTooLong: ({ max }: { max: number }) => `Title cannot exceed ${max} characters`,
  flowDescriptionTooLong: ({ max }: { max: number }) => `Description cannot exceed ${max} characters`,
  commentEmpty: 'Comment cannot be empty',
  commentUnchanged: 'Comment cannot be the same',
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  projectRequired: 'Project is required',
  typeRequired: 'Type is required',
  characterCount: ({ count, max }: { count: number; max: number }) => `${count}/${max} characters`,
  charactersCut: ({ count }: { count: number }) =>
    count === 1 ? '1 character was cut.' : `${count} characters were cut.`,
};
