import { obtainCode } from '../../support/people/sign-in-as.js';
import { EXTENSION_ID } from '../../support/recordings/recorder-token.js';
import type { Place } from '../world/place.js';
import type { Row } from '../calls/row.js';

/** Domain of the cast; others may not sign in. */
export const ALLOWED_DOMAIN = 'example.com';

const FROM_APP = { 'x-requested-with': 'flowlens' };
const CODE_REQUEST = {
  redirect_uri: `https://${EXTENSION_ID}.chromiumapp.org/cb`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

/** Operations without a project: the session, tokens of assistants and recorders, and health. */
// prettier-ignore
export const EVERYONE_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'getConfig',             expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { operation: 'getLiveness',           expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { operation: 'getReadiness',          expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { operation: 'signIn',                expected: '400 400 400 400 400 400 400 400 400 400 400 400 400 400', name: 'by a code that does not work', call: () => ({ headers: FROM_APP, body: { code: 'nonsense' } }) },
  { operation: 'signIn',                expected: '403 403 403 403 403 403 403 403 403 403 403 403 403 403', name: 'from nowhere', call: () => ({ body: { code: 'nonsense' } }) },
  { operation: 'signIn',                expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', name: 'with an allowed account', prepare: signingIn(`somebody@${ALLOWED_DOMAIN}`), call: signIn },
  { operation: 'signIn',                expected: '403 403 403 403 403 403 403 403 403 403 403 403 403 403', name: 'with another account', prepare: signingIn('stranger@elsewhere.example'), call: signIn },
  { operation: 'refreshSession',        expected: '401 401 200 200 200 200 200 200 200 200 200 401 401 401', call: () => ({ headers: FROM_APP }) },
  { operation: 'refreshSession',        expected: '403 403 403 403 403 403 403 403 403 403 403 403 403 403', name: 'from another site', call: () => ({ headers: { ...FROM_APP, origin: 'https://evil.example' } }) },
  { operation: 'signOut',               expected: '204 204 204 204 204 204 204 204 204 204 204 204 204 204', call: () => ({ headers: FROM_APP }) },
  { operation: 'signOut',               expected: '403 403 403 403 403 403 403 403 403 403 403 403 403 403', name: 'from another site', call: () => ({ headers: { ...FROM_APP, origin: 'https://evil.example' } }) },
  { operation: 'signOutEverywhere',     expected: '401 401 204 204 204 204 204 204 204 204 204 401 403 403' },
  { operation: 'dismissSessionNotice',  expected: '401 401 204 204 204 204 204 204 204 204 204 401 403 403' },
  { operation: 'getCurrentUser',        expected: '401 401 200 200 200 200 200 200 200 200 200 401 200 200' },
  { operation: 'createAgentToken',      expected: '401 401 201 201 201 201 201 201 201 201 201 401 403 403', call: () => ({ body: { agent_type: 'CLAUDE_CODE' } }) },
  { operation: 'listAgentTokens',       expected: '401 401 200 200 200 200 200 200 200 200 200 401 403 403' },
  { operation: 'revokeAgentToken',      expected: '401 401 404 404 404 404 204 404 404 204 204 401 403 403' },
  { operation: 'createRecorderCode',    expected: '401 401 201 201 201 201 201 201 201 201 201 401 403 403', call: () => ({ headers: FROM_APP, body: CODE_REQUEST }) },
  { operation: 'createRecorderCode',    expected: '401 401 422 422 422 422 422 422 422 422 422 401 403 403', name: 'for an unknown extension', call: () => ({ headers: FROM_APP, body: { ...CODE_REQUEST, redirect_uri: 'https://evil.example/cb' } }) },
  { operation: 'createRecorderCode',    expected: '401 401 403 403 403 403 403 403 403 403 403 401 403 403', name: 'from another site', call: () => ({ headers: { ...FROM_APP, origin: 'https://evil.example' }, body: CODE_REQUEST }) },
  { operation: 'createRecorderCode',    expected: '401 401 403 403 403 403 403 403 403 403 403 401 403 403', name: 'without the refresh cookie', call: () => ({ headers: { ...FROM_APP, cookie: '' }, body: CODE_REQUEST }) },
  { operation: 'exchangeRecorderCode',  expected: '400 400 400 400 400 400 400 400 400 400 400 400 400 400', name: 'by a code that does not work', call: () => ({ body: { code: 'nonsense', code_verifier: 'v'.repeat(43), redirect_uri: CODE_REQUEST.redirect_uri } }) },
  { operation: 'revokeOwnToken',        expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401' },
  { operation: 'checkMcpClientVersion', expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', call: () => ({ params: { version: '0.2.16' } }) },
  { operation: 'logMcpClientUse',       expected: '200 200 200 200 200 200 200 200 200 200 200 200 200 200', call: () => ({ body: { recording_type: 'WEBM', anything: 'else' } }) },
];

function signingIn(email: string): NonNullable<Row['prepare']> {
  return async ({ url }) => ({ sign_in: JSON.stringify(await obtainCode(url, email)) });
}

function signIn({ sign_in: body = '' }: Place) {
  return { headers: FROM_APP, body };
}
