/** Stands where a secret stood. */
export const REDACTED = '[redacted]';

/** Stands where a masked input's value stood: always as long, so that it does not tell the value's length. */
export const MASKED_VALUE = '••••••••';

/**
 * A place where a secret may begin: not inside a word, or right after an escape (`%22`, `\n`, `\u0022`) whose last letters are none of
 * its own.
 */
export const SECRET_START = '(?:(?<![A-Za-z0-9])|(?<=%[0-9A-Fa-f]{2})|(?<=\\\\[nrtbf])|(?<=\\\\u[0-9A-Fa-f]{4}))';
