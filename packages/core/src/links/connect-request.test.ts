import { describe, expect, it } from 'vitest';
import { type ConnectRequest, consentAddress, parseConnectRequest, refusalAddress } from './connect-request.js';

const REDIRECT_URI = 'https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/cb';
const STATE = 'a~state.of-16_chars';
const GOOD = {
  redirect_uri: REDIRECT_URI,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: STATE,
};

const parse = (change: Record<string, string | undefined> = {}, more = '') => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...GOOD, ...change })) if (value !== undefined) query.set(name, value);
  return parseConnectRequest(new URLSearchParams(`${query.toString()}${more}`), [REDIRECT_URI]);
};

describe('parseConnectRequest', () => {
  it('reads a request with and without a device', () => {
    const request = { redirectUri: REDIRECT_URI, codeChallenge: GOOD.code_challenge, state: STATE };

    expect(parse()).toEqual({ ...request, device: null });
    expect(parse({ device: 'Chrome on Linux' })).toEqual({ ...request, device: 'Chrome on Linux' });
  });

  it.each([
    undefined,
    '',
    `${REDIRECT_URI}/`,
    `${REDIRECT_URI}?x=1`,
    `${REDIRECT_URI}#`,
    ` ${REDIRECT_URI}`,
    REDIRECT_URI.toUpperCase(),
    REDIRECT_URI.replace('https', 'http'),
    REDIRECT_URI.replace('.org', '.org.evil.example'),
    REDIRECT_URI.replace('https://', 'https://user@'),
    'https://ponmlkjihgfedcbaponmlkjihgfedcba.chromiumapp.org/cb',
    'javascript:alert(1)',
  ])('rejects the redirect address %j', (redirect_uri) => {
    expect(parse({ redirect_uri })).toBe('redirect');
  });

  it.each([
    { code_challenge: undefined },
    { code_challenge: 'x'.repeat(42) },
    { code_challenge: 'x'.repeat(44) },
    { code_challenge: `${'x'.repeat(42)}=` },
    { code_challenge: `${'x'.repeat(43)}\n` },
    { code_challenge_method: undefined },
    { code_challenge_method: 'plain' },
    { code_challenge_method: 's256' },
  ])('rejects the challenge %j', (change) => {
    expect(parse(change)).toBe('challenge');
  });

  it.each([undefined, '', 'too-short', 'x'.repeat(257), 'a state with spaces', 'a-state-and-a-line\n'])(
    'rejects the state %j',
    (state) => {
      expect(parse({ state })).toBe('state');
    },
  );

  it.each([
    ['redirect_uri', 'redirect'],
    ['code_challenge', 'challenge'],
    ['code_challenge_method', 'challenge'],
    ['state', 'state'],
  ] as const)('rejects an address with a duplicate %s', (name, fault) => {
    expect(parse({}, `&${name}=${encodeURIComponent(GOOD[name])}`)).toBe(fault);
  });

  it.each([
    [' Chrome\n on\u202e Linux\u0000 ', 'Chrome on Linux'],
    ['<b>x</b>', '<b>x</b>'],
    ['d'.repeat(70), `${'d'.repeat(59)}…`],
    [' \n', null],
  ])('shortens the device %j to one line of at most 60 characters', (device, line) => {
    expect(parse({ device })).toMatchObject({ device: line });
  });
});

it('the addresses for consent and refusal append the escaped state to the redirect address', () => {
  const request = parse() as ConnectRequest;

  expect(consentAddress(request, 'fl_rc_a&b')).toBe(`${REDIRECT_URI}?code=fl_rc_a%26b&state=a%7Estate.of-16_chars`);
  expect(refusalAddress(request)).toBe(`${REDIRECT_URI}?error=access_denied&state=a%7Estate.of-16_chars`);
});
