interface PolicyRules {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface TrustedTypes {
  createPolicy: (name: 'default', rules: PolicyRules) => unknown;
}

/**
 * Allows the page to load workers from its own address, and text that holds no markup, which is how dialogs write their style sheets.
 * The server's content security policy demands trusted types, so everything else that code tries to make into markup or a script is
 * refused with a TypeError.
 */
export function createDefaultPolicy({
  trustedTypes,
  location,
}: Pick<Window, 'location'> & { trustedTypes?: TrustedTypes }): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? null : text),
    createScriptURL: (url) => (isOwnFile(url, location) ? url : null),
  });
}

function isOwnFile(url: string, { href, origin }: Location): boolean {
  const { protocol, origin: given } = new URL(url, href);
  return given === origin && /^https?:$/.test(protocol);
}
