/**
 * Logs that a public link could not be created (spec §2). Logs only values that cannot contain a secret, because a response
 * may contain the link.
 */
export function logShareError({ message }: Error): void {
  console.error('No public link could be made:', message);
}
