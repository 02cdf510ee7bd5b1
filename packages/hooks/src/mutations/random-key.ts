/** Returns a random, unique key. `crypto.randomUUID` requires a secure page, but hosts may use plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
