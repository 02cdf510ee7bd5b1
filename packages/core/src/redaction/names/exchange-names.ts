import { isSecretKey } from './secret-names.js';
import type { IsSecret } from './pair-names.js';

/** Length of `grantType`, the shortest name. */
const EXCHANGE_MIN_CHARS = 9;
/** Longer texts are not OAuth requests, whatever they contain. */
const EXCHANGE_MAX_CHARS = 64 * 1024;
const EXCHANGE = /(?:code_?verifier|grant_?type|redirect_?ur[il])(?![a-z_])/i;
/** Names that are harmless elsewhere: a `code` may belong to a country. */
const EXCHANGED = new Set(['code', 'device_code', 'deviceCode', 'user_code', 'userCode', 'assertion']);

/** Returns the naming rule for a text. An OAuth request carries its credential as `code` or `assertion`. */
export function secretNamesOf(text: string): IsSecret {
  return isExchange(text) ? isSecretInExchange : isSecretKey;
}

/** Returns the naming rule for one record. */
export function secretNamesAmong(names: readonly string[], isSecret: IsSecret): IsSecret {
  return isSecret === isSecretKey && names.some((name) => isExchange(name)) ? isSecretInExchange : isSecret;
}

function isSecretInExchange(name: string): boolean {
  return EXCHANGED.has(name) || isSecretKey(name);
}

function isExchange(text: string): boolean {
  if (text.length < EXCHANGE_MIN_CHARS || text.length > EXCHANGE_MAX_CHARS) return false;
  return EXCHANGE.test(text);
}
