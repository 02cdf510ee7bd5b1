/** The code of a failure of the system or the database, such as `ENOSPC` or `53100`; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
