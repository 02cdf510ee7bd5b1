/**
 * Logs that sharing failed (spec §2). Logs only values that cannot contain a secret, because a response may contain the
 * link.
 */
export function logShareError(error: unknown): void {
  console.error('Sharing failed:', error instanceof Error ? error.message : '');
}
