interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

/**
 * Allows the page to load workers from its own address and nothing else. The server's content security policy demands trusted types, so
 * a text that code tries to make into markup or a script is refused with a TypeError.
 */
export function allowOwnWorkers({
  trustedTypes,
  location,
}: Pick<Window, 'location'> & { trustedTypes?: TrustedTypes }): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnFile(url, location) ? url : null),
  });
}

function isOwnFile(url: string, { href, origin }: Location): boolean {
  const { protocol, origin: given } = new URL(url, href);
  return given === origin && /^https?:$/.test(protocol);
}
