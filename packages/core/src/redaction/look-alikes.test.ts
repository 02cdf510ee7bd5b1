import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from './bodies/cap-text.js';
import { redactBody } from './bodies/redact-body.js';
import { redactHeaders } from './events/redact-headers.js';
import { redactLogText, redactText } from './text/redact-text.js';
import { redactUrl } from './redact-url.js';
import { LOOK_ALIKES, MORE_LOOK_ALIKES } from '../test-support/look-alikes.js';

const LOG_LINES = [
  'state=ready code=500 key=Enter',
  '<input type=password name=pin>',
  'Unexpected token: <',
  'GET /list?page=2&sort=name 200',
  'tokens=12, pass_rate=0.9',
  'has token=true, secret=null',
  'if (a==b) password==c',
  'password: required',
  'invalid token: expired',
  'Authorization: header missing',
  'Unexpected token: punc',
  "Unexpected token: '<'",
  'at f (webpack://shop/src/auth.ts:120:34)',
  'password: must have a digit, a letter',
  'Error: card: the terminal is off',
  'author=ada "note": "said so" {"page": 2}',
];

const JSON_BODIES = [
  '{"pass_rate":0.9,"compass":"north"}',
  '{"session":{"started":1},"cookie_consent":true,"cookies":2}',
  '{"author":"ada"}',
  '{"tokens":128,"max_tokens":256}',
  '{"token_type":"Bearer","expires_in":3600}',
  '{"password_policy":"long"}',
  '{"spinner":true,"shipping":"express"}',
  '{"discard":"yes","cardinality":3}',
  '{"authority":"court","authored":1}',
  '{"keyboard":"de","monkey":"see"}',
  '{"country":"de","card_brand":"visa"}',
  String.raw`{"next":"https:\/\/a.example\/?q=token\u0026page=2"}`,
  '[{"name":"author","value":"ada"},{"name":"password"},{"value":1},{"key":"token_type","value":"Bearer"}]',
  '{"label":"Password:","to":"/cb?token=","next":"abc","note":"say pin=" ,"all":["token=","Pin:"]}',
  '{"next":"/list?page=2","how":"which code?","where":"#main"}',
];

const URLS = [
  'https://a.example/search?q=token&page=2',
  'https://a.example/?keyword=vase&statement=7&barcode=12',
  'https://a.example/?country_code=de&zip_code=20095',
  'https://a.example/?author=ada&signal=on',
  'https://a.example/#section-keys',
];

const OTHER_BODIES = [
  ['text/javascript', 'const token=e.token,n={password:t.password,token:r};\n  token: e'],
  ['text/css', '.card { --token: red; }'],
  ['text/html', '<card-title>My cards</card-title><label>Password</label>'],
  ['text/xml', '<book><author>Ada</author><token-type>Bearer</token-type><cards><n>1</n></cards></book>'],
  ['text/plain', 'user=ada\nnote=said so\n'],
] as const;

const HEADERS = [
  { 'content-type': 'application/json' },
  { 'sec-websocket-protocol': 'graphql-transport-ws, chat' },
  { 'sec-fetch-site': 'same-origin', 'x-request-id': '550e8400-e29b-41d4-a716-446655440000' },
  { etag: 'W/"33a64df551425fcc55e4d42a148795d9f25f89d4"' },
];

const KEPT = [
  ...LOOK_ALIKES.map((text) => [text, redactText(text)]),
  ...LOG_LINES.map((line) => [line, redactLogText(line)]),
  ...JSON_BODIES.map((body) => [body, redactBody('application/json', body, BODY_MAX_BYTES)]),
  ...OTHER_BODIES.map(([type, body]) => [body, redactBody(type, body, BODY_MAX_BYTES)]),
  ...URLS.map((url) => [url, redactUrl(url)]),
  ...HEADERS.map((headers) => [JSON.stringify(headers), JSON.stringify(redactHeaders(headers))]),
];

describe('harmless look-alikes', () => {
  it('number a hundred', () => {
    expect(KEPT).toHaveLength(100);
  });

  it('survive redaction', () => {
    expect(KEPT.filter(([before, after]) => before !== after)).toEqual([]);
  });
});

const MORE_JSON = [
  '{"code":"en-US","error_code":"E42","zip_code":"20095","country_code":"DE"}',
  '{"codeVerifierLength":43,"securityCodeLength":3,"pin_color":"red"}',
  '{"mapPin":{"lat":53.5,"lng":10},"pinned":["a"]}',
  '{"errors":[{"code":"too_short","path":"name"}],"state":"CA"}',
  '{"code":"20095","state":"Hamburg"}',
  '{"grant_types_supported":["authorization_code"],"code":"x"}',
  '{"mfaEnabled":true,"otp_length":6,"verification_status":"sent"}',
  '[{"name":"author","value":"ada"},{"field":"zip_code","value":"20095"}]',
  '[{"id":"page_views","value":12},{"id":"token_count","value":3}]',
  '{"type":"text","value":"hello","label":"Name"}',
  '{"value":{"name":"ada","code":"DE"},"key":"country"}',
  '{"column":"title","oldValue":"a","newValue":"b"}',
  '{"label":"Password","text":"Choose a password","placeholder":"Password"}',
  '{"power":12,"pwm":3,"swap":"on","phrase":"hello","answer":42}',
  '{"saml_enabled":true,"samlProvider":"okta"}',
  '{"backup_size":12,"recoveryMode":"auto","reset":"daily"}',
  '{"product_code":"A-12","promo_code":"SUMMER","keyCode":13}',
];

const MORE_OTHERS: [string, string][] = [
  ...[
    'https://a.example/?country_code=de&error_code=5&pin_color=red',
    'https://a.example/verify?step=2',
    'https://a.example/webhooks?page=2',
    'https://a.example/?name=author&value=ada',
    'https://hooks.slack.com/docs',
  ].map((url): [string, string] => [url, redactUrl(url)]),
  ...['zip=20095&code=DE&state=HH', 'name=author&value=ada', 'fields[0][name]=city&fields[0][value]=Hamburg'].map(
    (body): [string, string] => [body, redactBody('', body, BODY_MAX_BYTES)],
  ),
  ...[
    { 'x-error-code': 'E42' },
    { 'accept-language': 'de' },
    { 'x-country-code': 'DE', 'x-verification-status': 'sent' },
  ].map((headers): [string, string] => [JSON.stringify(headers), JSON.stringify(redactHeaders(headers))]),
  ...['<code>DE</code>', '<book><error-code>E42</error-code><zip_code>20095</zip_code></book>'].map(
    (body): [string, string] => [body, redactBody('text/xml', body, BODY_MAX_BYTES)],
  ),
];

const MORE_KEPT = [
  ...MORE_LOOK_ALIKES.map((text) => [text, redactLogText(text)]),
  ...MORE_LOOK_ALIKES.map((text) => [text, redactText(text)]),
  ...MORE_JSON.map((body) => [body, redactBody('application/json', body, BODY_MAX_BYTES)]),
  ...MORE_OTHERS,
];

describe('harmless look-alikes of codes, pairs and links', () => {
  it('number more than sixty', () => {
    expect(MORE_KEPT.length).toBeGreaterThan(60);
  });

  it('survive redaction', () => {
    expect(MORE_KEPT.filter(([before, after]) => before !== after)).toEqual([]);
  });
});
