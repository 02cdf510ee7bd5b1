/** A public link that could not be made is logged (spec §2). Only what is known to hold no secret: an answer may hold the link. */
export function logShareError({ message }: Error): void {
  console.error('No public link could be made:', message);
}
