/** Returns the code of a system or database error, such as `ENOSPC` or `53100`; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
