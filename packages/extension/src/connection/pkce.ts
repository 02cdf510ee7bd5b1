/** Random values of one connection attempt, kept in memory only. */
export interface Proof {
  state: string;
  verifier: string;
  challenge: string;
}

export async function createProof(): Promise<Proof> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: randomText(), verifier, challenge: base64Url(new Uint8Array(digest)) };
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
