interface PolicyRules {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface TrustedTypes {
  createPolicy: (name: 'default', rules: PolicyRules) => unknown;
}

/**
 * Allows workers from the page's own address, and text without markup, which dialogs need for their style sheets. The
 * server's content security policy requires trusted types, so any other attempt to create markup or scripts fails with a
 * TypeError.
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
