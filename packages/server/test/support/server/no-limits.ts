import { VARIABLES } from '../../../src/platform/config/variables/variables.js';

/** Variables that disable all rate limits. */
export const NO_LIMITS: Record<string, string> = Object.fromEntries(
  Object.keys(VARIABLES)
    .filter((name) => name.startsWith('FLOWLENS_LIMIT_'))
    .map((name) => [name, '0']),
);
