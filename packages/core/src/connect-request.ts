import { oneLine } from './format/plain-text.js';

const DEVICE_MAX_CHARS = 60;
/** SHA-256 as base64url. */
const CHALLENGE = /^[\w-]{43}$/;
/** Long enough to be unguessable; nothing that would need escaping. */
const STATE = /^[\w.~-]{16,256}$/;

/** Request of a recorder, as it stands in the address of the consent page. */
export interface ConnectRequest {
  redirectUri: string;
  codeChallenge: string;
  state: string;
  /** Name of the device, one line of 60 characters at most; null if there is none. */
  device: string | null;
}

/** First part of the address that is missing or wrong. */
export type ConnectRequestFault = 'redirect' | 'challenge' | 'state';

type Allowed = readonly string[];

/**
 * Reads the request of a recorder. The redirect address must be one of the server's to the letter: browsers and parsers
 * disagree about what two different texts have in common. A part that is given twice is wrong.
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

/** Address that hands the one-time code to the recorder. */
export function consentAddress({ redirectUri, state }: ConnectRequest, code: string): string {
  return `${redirectUri}?${new URLSearchParams({ code, state }).toString()}`;
}

/** Address that tells the recorder that the person refused. */
export function refusalAddress({ redirectUri, state }: ConnectRequest): string {
  return `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`;
}

function single(query: URLSearchParams, name: string): string | null {
  const [value, ...others] = query.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}
