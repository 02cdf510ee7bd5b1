import type { Settings } from './settings.js';

/** Sites that browsers block for extensions. */
const CLOSED_SITES = ['chromewebstore.google.com', 'microsoftedge.microsoft.com', 'addons.mozilla.org'];

/** Sites for sign-in, payment and password storage, which many pages link to. */
const SENSITIVE_SITES = [
  'accounts.google.com',
  'pay.google.com',
  'passwords.google.com',
  'login.microsoftonline.com',
  'login.live.com',
  'appleid.apple.com',
  'idmsa.apple.com',
  'okta.com',
  'auth0.com',
  'onelogin.com',
  'duosecurity.com',
  'paypal.com',
  'checkout.stripe.com',
  'js.stripe.com',
  'klarna.com',
  'adyen.com',
  'vault.bitwarden.com',
  '1password.com',
  'lastpass.com',
  'dashlane.com',
];

/**
 * Parses the host of a site that a user typed, with or without scheme, path and `*.` in front.
 *
 * @returns undefined for text that is not the address of a website
 */
export function readSite(typed: string): string | undefined {
  const text = typed.trim().replace(/^(?:[a-z]+:\/\/)?\*\./i, '');
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(withScheme)) return undefined;
  const { protocol, hostname } = new URL(withScheme);
  return protocol === 'https:' || protocol === 'http:' ? hostname || undefined : undefined;
}

/** Returns why a site may not be recorded; undefined if it may. */
export function siteRefusal(
  hostname: string,
  { allowedSites, blockedSites }: Pick<Settings, 'allowedSites' | 'blockedSites'>,
): 'closed' | 'sensitive' | 'blocked' | 'not_allowed' | undefined {
  if (isListed(hostname, CLOSED_SITES)) return 'closed';
  if (isListed(hostname, SENSITIVE_SITES)) return 'sensitive';
  if (isListed(hostname, blockedSites)) return 'blocked';
  return allowedSites.length === 0 || isListed(hostname, allowedSites) ? undefined : 'not_allowed';
}

function isListed(hostname: string, sites: readonly string[]): boolean {
  // A host name with a trailing dot leads to the same site.
  const host = hostname.replace(/\.$/, '');
  return sites.some((entry) => {
    const site = readSite(entry)?.replace(/\.$/, '');
    return site !== undefined && (host === site || host.endsWith(`.${site}`));
  });
}
