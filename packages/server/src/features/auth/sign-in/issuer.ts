import { addressOf, type Config } from '../../../platform/config/config.js';
import { DEVELOPMENT_ISSUER_KEY } from '../dev-issuer/accounts.js';
import { DEVELOPMENT_CLIENT_ID } from '../dev-issuer/provider.js';
import { DEVELOPMENT_ISSUER_PATH } from '../dev-issuer/routes.js';
import type { IssuerSettings } from './identity-provider.js';

/** Issuer of the sign-in, and the key of its accounts in the database. */
export interface Issuer extends IssuerSettings {
  /** URL without a trailing slash, even if the issuer has one. */
  accountKey: string;
}

/** Returns the configured issuer, or the development issuer at the server's loopback address. */
export function issuerOf({ signIn, host, port }: Pick<Config, 'signIn' | 'host' | 'port'>): Issuer {
  if (signIn.kind === 'oidc') {
    const { issuer, clientId, clientSecret } = signIn;
    return { issuer, clientId, clientSecret, accountKey: new URL(issuer).href.replace(/\/$/, '') };
  }
  return {
    issuer: addressOf(host, port) + DEVELOPMENT_ISSUER_PATH,
    clientId: DEVELOPMENT_CLIENT_ID,
    clientSecret: undefined,
    accountKey: DEVELOPMENT_ISSUER_KEY,
  };
}
