import { oneLine } from '../format/plain-text.js';

const DEVICE_MAX_CHARS = 60;
/** SHA-256 as base64url. */
const CHALLENGE = /^[\w-]{43}$/;
/** Long enough to be unguessable, without characters that need escaping. */
const STATE = /^[\w.~-]{16,256}$/;

/** Request of a recorder, as passed in the URL of the consent page. */
export interface ConnectRequest {
  redirectUri: string;
  codeChallenge: string;
  state: string;
  /** Name of the device, one line of at most 60 characters; null if there is none. */
  device: string | null;
}

/** First parameter that is missing or invalid. */
export type ConnectRequestFault = 'redirect' | 'challenge' | 'state';

type Allowed = readonly string[];

/**
 * Reads the request of a recorder. The redirect address must equal one of the server's exactly, because browsers and
 * parsers may read similar addresses differently. A repeated parameter is invalid.
 */
export function parseConnectRequest(
  query: URLSearchParams,
  redirectUris: Allowed,
): ConnectRequest | ConnectRequestFault {
  const redirectUri = single(query, 'redirect_uri');
  if (redirectUri === null || !redirectUris.includes(redirectUri)) return 'redirect';
  const codeChallenge = single(query, 'code_challenge');
  const isS256 = single(query, 'code_challenge_method') === 'S256';
  if (codeChallenge === null || !isS256 || !CHALLENGE.test(codeChallenge)) return 'challenge';
  const state = single(query, 'state');
  if (state === null || !STATE.test(state)) return 'state';
  return { redirectUri, codeChallenge, state, device: oneLine(query.get('device') ?? '', DEVICE_MAX_CHARS) || null };
}

/** Returns the address that passes the one-time code to the recorder. */
export function consentAddress({ redirectUri, state }: ConnectRequest, code: string): string {
  return `${redirectUri}?${new URLSearchParams({ code, state }).toString()}`;
}

/** Returns the address that tells the recorder that the user declined. */
export function refusalAddress({ redirectUri, state }: ConnectRequest): string {
  return `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`;
}

function single(query: URLSearchParams, name: string): string | null {
  const [value, ...others] = query.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}
