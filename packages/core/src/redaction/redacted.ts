/** Replacement for a secret. */
export const REDACTED = '[redacted]';

/** Replacement for the value of a masked input. Its fixed length does not reveal the length of the value. */
export const MASKED_VALUE = '••••••••';

/**
 * A position where a secret may begin: not inside a word, or right after an escape (`%22`, `\n`, `\u0022`) that ends in a
 * letter or digit.
 */
export const SECRET_START = '(?:(?<![A-Za-z0-9])|(?<=%[0-9A-Fa-f]{2})|(?<=\\\\[nrtbf])|(?<=\\\\u[0-9A-Fa-f]{4}))';
