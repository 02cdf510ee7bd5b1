import { addressOf, type Config } from '../../../platform/config/config.js';
import { DEVELOPMENT_ISSUER_KEY } from '../dev-issuer/accounts.js';
import { DEVELOPMENT_CLIENT_ID } from '../dev-issuer/provider.js';
import { DEVELOPMENT_ISSUER_PATH } from '../dev-issuer/routes.js';
import type { IssuerSettings } from './identity-provider.js';

/** Issuer that people sign in with, and the key that their accounts are stored under. */
export interface Issuer extends IssuerSettings {
  /** Without a slash at the end, whether the issuer has one or not. */
  accountKey: string;
}

/** The configured issuer; else the development issuer, at the loopback address that the server listens on. */
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
