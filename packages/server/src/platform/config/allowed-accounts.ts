import type { Config } from './config.js';
import { GOOGLE_ISSUER } from './google-issuer.js';

/** Claims of an account that are compared with the lists. */
interface Account {
  email: string;
  /** The `hd` claim of the verified ID token. */
  hostedDomain: string | null;
}

/** Accounts that may sign in, according to the operator's settings. */
export interface AllowedAccounts {
  isAllowed: (account: Account) => boolean;
  /** Returns whether the owner of an address may sign in. Its domain replaces the `hd` claim, which only a sign-in provides. */
  isAddressAllowed: (email: string) => boolean;
  /** The only domain whose accounts Google should offer. */
  hostedDomain: string | null;
  /** True if anybody in the world can get an account. */
  isOpenToAnybody: boolean;
}

/**
 * Parses the lists of allowed domains and addresses; two empty lists allow every account. For Google only the `hd`
 * claim proves a domain, because a private Google account can have any verified address.
 */
export function allowedAccountsOf({
  signIn,
  allowedDomains,
  allowedEmails,
}: Pick<Config, 'signIn' | 'allowedDomains' | 'allowedEmails'>): AllowedAccounts {
  const domains = new Set(allowedDomains);
  const emails = new Set(allowedEmails);
  const isGoogle = signIn.kind === 'oidc' && signIn.issuer.replace(/\/$/, '') === GOOGLE_ISSUER;
  const hasNoList = domains.size === 0 && emails.size === 0;
  const addressDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);
  const domainOf = ({ email, hostedDomain }: Account) => (isGoogle ? (hostedDomain ?? '') : addressDomain(email));
  const isAllowed = (account: Account) =>
    hasNoList || emails.has(account.email.toLowerCase()) || domains.has(domainOf(account).toLowerCase());
  const [onlyDomain] = allowedDomains;
  return {
    isAllowed,
    isAddressAllowed: (email) => isAllowed({ email, hostedDomain: addressDomain(email) }),
    // With several domains, or with other addresses, this would exclude people who are allowed.
    hostedDomain: isGoogle && domains.size === 1 && emails.size === 0 ? (onlyDomain ?? null) : null,
    isOpenToAnybody: isGoogle && hasNoList,
  };
}
