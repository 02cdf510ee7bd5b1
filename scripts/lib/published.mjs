/** Packages that are published to npm, dependencies first. */
export const PUBLISHED = ['client', 'core', 'recorder', 'hooks', 'components', 'testing'];
