import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { allowedAccountsOf } from './allowed-accounts.js';

const OIDC = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' };
const OTHER = { ...OIDC, OIDC_ISSUER: 'https://id.shop.example' };
const DOMAIN = { FLOWLENS_ALLOWED_DOMAINS: 'shop.example' };
const EMAIL = { FLOWLENS_ALLOWED_EMAILS: 'guest@agency.example' };

const accountsFor = (env: Record<string, string>) => allowedAccountsOf(readConfig(env));
const ann = { email: 'ann@shop.example', hostedDomain: null };

describe('allowedAccountsOf', () => {
  it('allows every account when both lists are empty', () => {
    expect(accountsFor(OIDC).isAllowed(ann)).toBe(true);
    expect(accountsFor({}).isAllowed(ann)).toBe(true);
  });

  it('counts the hd claim for Google, and never the domain of the address', () => {
    const { isAllowed } = accountsFor({ ...OIDC, ...DOMAIN });

    expect(isAllowed(ann)).toBe(false);
    expect(isAllowed({ ...ann, hostedDomain: 'agency.example' })).toBe(false);
    expect(isAllowed({ email: 'ann@alias.example', hostedDomain: 'Shop.Example' })).toBe(true);
  });

  it('counts the domain of the verified address for every other issuer', () => {
    const { isAllowed } = accountsFor({ ...OTHER, ...DOMAIN });

    expect(isAllowed(ann)).toBe(true);
    expect(isAllowed({ email: 'ann@agency.example', hostedDomain: 'shop.example' })).toBe(false);
  });

  it('allows a listed address of any domain', () => {
    const { isAllowed } = accountsFor({ ...OIDC, ...DOMAIN, ...EMAIL });

    expect(isAllowed({ email: 'Guest@Agency.example', hostedDomain: null })).toBe(true);
  });

  it.each([
    ['one domain at Google', { ...OIDC, ...DOMAIN }, 'shop.example'],
    ['one domain and an address', { ...OIDC, ...DOMAIN, ...EMAIL }, null],
    ['two domains', { ...OIDC, FLOWLENS_ALLOWED_DOMAINS: 'shop.example,agency.example' }, null],
    ['another issuer', { ...OTHER, ...DOMAIN }, null],
    ['no list', OIDC, null],
  ])('names the hosted domain to ask for: %s', (_what, env, hostedDomain) => {
    expect(accountsFor(env).hostedDomain).toBe(hostedDomain);
  });

  it.each([
    ['Google and no list', OIDC, true],
    ['Google by its issuer URL', { ...OIDC, OIDC_ISSUER: 'https://accounts.google.com' }, true],
    ['Google and a domain', { ...OIDC, ...DOMAIN }, false],
    ['Google and an address', { ...OIDC, ...EMAIL }, false],
    ['another issuer', OTHER, false],
    ['the development issuer', {}, false],
  ])('tells whether anybody can sign in: %s', (_what, env, isOpen) => {
    expect(accountsFor(env).isOpenToAnybody).toBe(isOpen);
  });
});
