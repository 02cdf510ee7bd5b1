/**
 * Logs that a public link could not be created (spec §2). Contains only values that are known to hold no secret,
 * because a response may contain the link.
 */
export function logShareError({ message }: Error): void {
  console.error('No public link could be made:', message);
}
