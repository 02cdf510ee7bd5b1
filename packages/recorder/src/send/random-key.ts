/** Returns a random key. `crypto.randomUUID` needs a secure page, and hosts may run on plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
