/**
 * Callers, in the order of the matrix' columns:
 *
 * - `anonymous` sends no token, `signedOut` the token of an ended session of the owner, `agent` a valid agent token of
 * the owner;
 * - `outsider` owns another project, `exMember` was removed, `invitee` has a pending e-mail invitation;
 * - `contributor` uses objects of others, `creator` is the same contributor with its own objects;
 * - `reporter` recorded the flow, and its comment and its link are another's;
 * - `owner` uses its own project, `ownerOfDefault` its default project;
 * - `embedded` and `embeddedAdmin` are people of an embedding tool with a token for the owner's project, as contributor and
 * admin. They use objects of others.
 */
export const COLUMNS = [
  'anonymous',
  'signedOut',
  'outsider',
  'exMember',
  'invitee',
  'contributor',
  'creator',
  'reporter',
  'admin',
  'owner',
  'ownerOfDefault',
  'agent',
  'embedded',
  'embeddedAdmin',
] as const;

export type Column = (typeof COLUMNS)[number];

/** People behind the columns, and `somebody`: the contributor who made the objects of others. */
export const PEOPLE = [
  'outsider',
  'exMember',
  'invitee',
  'contributor',
  'reporter',
  'admin',
  'owner',
  'somebody',
] as const;

export type PersonName = (typeof PEOPLE)[number];

/** Columns that belong to the project they aim at. */
export const MEMBERS: ReadonlySet<Column> = new Set([
  'contributor',
  'creator',
  'reporter',
  'admin',
  'owner',
  'ownerOfDefault',
  'embedded',
  'embeddedAdmin',
]);

/** Columns of people without an account. */
export const EMBEDDED = ['embedded', 'embeddedAdmin'] as const;
