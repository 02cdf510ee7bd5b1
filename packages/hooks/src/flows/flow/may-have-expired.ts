/** The server signs media addresses for only some minutes. */
const SURELY_VALID_MS = 60_000;

/** Returns whether media addresses of this age may have expired. */
export function mayHaveExpired(readAt: number): boolean {
  return Date.now() - readAt > SURELY_VALID_MS;
}
