/** The server signs addresses of media for some minutes only. */
const SURELY_VALID_MS = 60_000;

/** Whether addresses of media, read so long ago, may have run out. */
export function mayHaveRunOut(readAt: number): boolean {
  return Date.now() - readAt > SURELY_VALID_MS;
}
