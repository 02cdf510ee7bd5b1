import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '../recorded/event-types.js';
import { redactEvent } from './events/redact-event.js';

const at = { relative_time_ms: 10, timestamp: 1795255221634 };

const request = (contentType: string | null, body: string): TimelineEvent => ({
  ...at,
  type: 'network_request',
  network_request_data: { headers: contentType ? { 'content-type': contentType } : {}, body },
});
const frame = (payloadData: string): TimelineEvent => ({
  ...at,
  type: 'websocket_frame_sent',
  websocket_frame_data: { opcode: 1, payloadLength: payloadData.length, payloadData },
});
const logged = (message: string): TimelineEvent => ({ ...at, type: 'console_error', console_error_data: { message } });
const opened = (page_url: string): TimelineEvent => ({ ...at, type: 'navigation', page_url });
const stored = (key: string): TimelineEvent => ({
  ...at,
  type: 'local_storage',
  local_storage_data: { key, value: 'hunter2' },
});

const json = String.raw`{"html":"<input token=\"hunter2\" name=\"a\">","line":"password=hunter2\nnext","end":"pwd=hunter2\\"}`;

const long = 'x'.repeat(1_100_000);

const SECRETS: [string, TimelineEvent][] = [
  ['JSON that is sent as text', request('text/plain;charset=UTF-8', '{"password":"hunter2"}')],
  ['a form of no type', request(null, 'user=a&password=hunter2')],
  ['a form with JSON in a field', request('application/x-www-form-urlencoded', 'data=%7B%22pin%22%3A%22hunter2%22%7D')],
  [
    'a multipart form with JSON in a field',
    request('multipart/form-data; boundary=b', '--b\r\nname="operations"\r\n\r\n{"password":"hunter2"}\r\n--b--\r\n'),
  ],
  ['JSON in JSON that is cut', request('application/json', String.raw`{"data":"{\"password\":\"hunter2\",\"x\":\"y`)],
  [
    'JSON in JSON that is long',
    request('application/json', String.raw`{"d":"{\"password\":\"hunter2\",\"x\":\"${long}\"}"}`),
  ],
  ['JSON four levels deep', request('application/json', deep(4, '{"password":"hunter2"}'))],
  ['a Socket.IO message', frame('42["login",{"password":"hunter2"}]')],
  ['a SockJS message', frame(String.raw`a["{\"password\":\"hunter2\"}"]`)],
  ['a STOMP message', frame('SEND\ndestination:/login\n\n{"password":"hunter2"}\0')],
  ['an object in the console', logged(`login {"password":"hunter2","pin":12345} failed`)],
  ['an object in the console, as scripts write it', logged(`login {'password': 'hunter2'} failed`)],
  ['a named value in the console', logged('login password=hunter2 failed')],
  ['a named value in quotes', logged('login password="hunter2 hunter2" failed')],
  ['an object in the console, as consoles print it', logged("login failed {user: 'a', password: 'hunter2'}")],
  ['an object in the console without quotes', logged('login failed {user: a, password: hunter2}')],
  ['a name and a value in the console', logged('login failed, password: hunter2')],
  ['a header in the console', logged('Authorization: hunter2\nAccept: */*')],
  ['a header of an own scheme in the console', logged('Authorization: ApiKey hunter2')],
  ['GraphQL', request('application/graphql', 'mutation { login(user: "a", password: "hunter2") { id } }')],
  ['GraphQL in JSON', request('application/json', String.raw`{"query":"{\n login(password: \"hunter2\") { id } }"}`)],
  ['GraphQL in JSON, at the start of a line', request(null, String.raw`{"query":"{login(\npassword:\"hunter2\")}"}`)],
  ['a header in a stream of events', request('text/event-stream', 'data: GET /\ndata: X-Api-Key: hunter2\n\n')],
  ['a header in a print of a request', frame('> GET / HTTP/1.1\n> X-Api-Key: hunter2\n')],
  ['a header in JSON', request('application/json', '{"sent":"X-Api-Key: hunter2"}')],
  ['a header in JSON in JSON', request(null, String.raw`{"data":"{\"sent\":\"X-Api-Key: hunter2\"}"}`)],
  ['a password in the middle of a message', logged('the password: hunter2 was refused')],
  ['a form in an attribute', logged('//*[@id="user=ada&password=hunter2"]')],
  ['a header of STOMP', frame('CONNECT\nlogin:a\npasscode:hunter2\n\n\0')],
  ['a named value in a frame', frame('AUTH user=a password=hunter2')],
  ['a named value in JSON', request('application/json', String.raw`{"q":"say password=\"hunter2 hunter2\" now"}`)],
  [
    'a named value in the reason of a close',
    { ...at, type: 'websocket_closed', websocket_closed_data: { reason: 'token=hunter2' } },
  ],
  ['a form that is sent as plain text', request('text/plain', 'user=a b\r\npassword=a hunter2\r\n')],
  [
    'an argument in the console',
    { ...at, type: 'console_error', console_error_data: { args: ['password=hunter2'] } as object },
  ],
  [
    'XML',
    request('application/xml', '<?xml version="1.0"?>\n<login><user>a</user><password>hunter2</password></login>'),
  ],
  ['XML that is cut', request(null, '<login><password>hunter2')],
  [
    'SOAP',
    request('text/xml', '<s:Body><wsse:Password Type="#PasswordText"><![CDATA[hunter2]]></wsse:Password></s:Body>'),
  ],
  ['an attribute of XML', request('text/xml', '<login user="a" password="hunter2"/>')],
  ['a path in the console', logged('GET /cb?code=hunter2&page=2 500')],
  [
    'an address of an app in a stack',
    {
      ...at,
      type: 'javascript_error',
      javascript_error_data: { stack: 'at f (capacitor://localhost/x?token=hunter2:1:2)' },
    },
  ],
  [
    'an address of an app',
    { ...at, type: 'javascript_error', javascript_error_data: { filename: 'app://x/y?token=hunter2' } },
  ],
  ['a relative address', { ...at, type: 'navigation', navigation_data: { url: '/reset?code=hunter2' } }],
  ['a fragment with a question mark', opened('https://a.example/cb#access_token=hunter2&state=/orders?page=2')],
  ['an address in a parameter', opened('https://a.example/?next=https://b.example/cb?access_token=hunter2')],
  [
    'an address in a parameter, encoded',
    opened('https://a.example/?next=https%3A%2F%2Fb.example%2Fcb%3Ftoken%3Dhunter2'),
  ],
  ...[
    String.raw`"https://a.example/?x=1\u0026token=hunter2"`,
    String.raw`"https://a.example/?token\u003dhunter2"`,
    String.raw`"https:\/\/a.example\/?x=1\u0026X-Amz-Signature=hunter2"`,
    String.raw`"https:\/\/user:hunter2@a.example\/"`,
    String.raw`"https://a.example/?x=1\u0026token=hunter2`,
    String.raw`"{\"u\":\"https:\\\/\\\/a.example\\\/?x=1\\u0026token=hunter2\"}"`,
    String.raw`"\/shared\/flow\/hunter2hunter2hunter2"`,
    '"/cb?code=hunter2"',
    String.raw`"\/cb?code=hunter2"`,
    '"reset?token=hunter2"',
    '"?token=hunter2"',
    String.raw`"see\n/cb?code=hunter2"`,
    String.raw`"<a href=\"/reset?token=hunter2\">"`,
    String.raw`"<a href=/reset?x=1&amp;code=hunter2>"`,
  ].map((text): [string, TimelineEvent] => [
    `an address in JSON: ${text}`,
    request('application/json', `{"u":${text}`),
  ]),
  ['a relative address on a page', request('text/html', '<a href="/reset?x=1&amp;code=hunter2">here</a>')],
  ['a relative address in a frame', frame('42["go","/cb?code=hunter2"]')],
  ['an address in a frame', frame(String.raw`42["go","https:\/\/a.example\/cb?x=1\u0026code=hunter2"]`)],
  ['a parameter of a path', opened('https://a.example/cb;jsessionid=hunter2?page=1')],
  ['a password with an at sign', opened('https://user:p@hunter2@a.example/')],
  ['a token behind a dotted word', logged('access-token-v1.eyJhbGciOiJIUzI1NiJ9.hunter2.c2lnbmF0dXJl')],
  ...[
    'grant_type=authorization_code&code=hunter2&redirect_uri=https%3A%2F%2Fa.example%2Fcb',
    'code=hunter2&code_verifier=hunter2hunter2',
    '{"code":"hunter2","code_verifier":"hunter2"}',
    '{"codeVerifier":"hunter2","client":{"code":"hunter2"}}',
    '{"grant_type":"authorization_code","code":"hunter2"}',
    '{"code":"hunter2","redirectUri":"https://a.example/cb"}',
    '{"grant_type":"urn:ietf:params:oauth:grant-type:device_code","device_code":"hunter2"}',
    '{"grant_type":"urn:ietf:params:oauth:grant-type:saml2-bearer","assertion":"hunter2"}',
    '--b\r\nContent-Disposition: form-data; name="code"\r\n\r\nhunter2\r\n--b\r\nContent-Disposition: form-data; name="grant_type"\r\n\r\nauthorization_code\r\n--b--\r\n',
    'SAMLResponse=hunter2&RelayState=x',
    '{"SAMLResponse":"hunter2"}',
    '<login><SAMLRequest>hunter2</SAMLRequest></login>',
    '--b\r\nContent-Disposition: form-data; name="SAMLResponse"\r\n\r\nhunter2\r\n--b--\r\n',
    '{"field":"password","value":"hunter2"}',
    '{"value":"hunter2","field":"password"}',
    '{"id":"new-password","oldValue":"hunter2","newValue":"hunter2"}',
    '{"newValue":"hunter2","oldValue":"hunter2","fieldName":"pin"}',
    '{"label":"Security code (CVV)","value":"hunter2"}',
    '{"type":"password","val":"hunter2"}',
    '{"value":["hunter2",{"raw":"hunter2"}],"key":"totp"}',
    '{"value":{"raw":"hunter2"},"name":"otp"}',
    '[{"key":"user","value":"ada"},{"key":"Passwort","value":"hunter2"}]',
    '{"changes":[{"path":"a","value":1},{"field_name":"backup_code","value":"hunter2"}]}',
    '{"data":"[{\\"field\\":\\"password\\",\\"value\\":\\"hunter2\\"}]"}',
    '<form><input type="password" value="hunter2"><input value=hunter2 name=pin></form>',
    '<field name="password" value="hunter2"/>',
    'fields[0][name]=password&fields[0][value]=hunter2',
    'name=password&value=hunter2',
  ].flatMap((body): [string, TimelineEvent][] => [
    [`a body without a type: ${body}`, request(null, body)],
    [`a body that is sent as text: ${body}`, request('text/plain', body)],
    [`a frame: ${body}`, frame(body)],
  ]),
  [
    'a code that a form exchanges',
    request('application/x-www-form-urlencoded', 'code=hunter2&grant_type=authorization_code'),
  ],
  ['a code that JSON exchanges', request('application/json', '{"code":"hunter2","client_id":"a","code_verifier":"b"}')],
  ['a pair of HTML', request('text/html', '<!doctype html><input type="hidden" name="csrf" value="hunter2">')],
  ['a code that the console exchanges', logged("exchange {code: 'hunter2', grant_type: 'authorization_code'}")],
  ['a pair in the console', logged("changed {field: 'password', value: 'hunter2'}")],
  ['a pair in the console, the value first', logged(`changed {"value": "hunter2", "label": "New password"}`)],
  ['a pair in the console with escaped quotes', logged(String.raw`sent "{\"name\":\"pin\",\"value\":\"hunter2\"}"`)],
  ['an element in the console', logged('clicked <input type="password" value="hunter2">')],
  ['a code in prose', logged('your verification code: hunter2')],
  [
    'an exchange in a parsed body',
    {
      ...at,
      type: 'network_request',
      network_request_data: { postData: { params: { code: 'hunter2', code_verifier: 'hunter2' } } } as object,
    },
  ],
  [
    'a list of pairs in a parsed body',
    {
      ...at,
      type: 'network_request',
      network_request_data: {
        postData: {
          params: [
            { name: 'code', value: 'hunter2' },
            { name: 'grant_type', value: 'authorization_code' },
          ],
        },
        fields: [
          { label: 'New password', newValue: 'hunter2' },
          { id: 'totp', val: 'hunter2' },
        ],
      } as object,
    },
  ],
  ...[
    'https://hooks.slack.com/services/T024BE7LD/B024BE7LH/hunter2hunter2',
    'https://hooks.slack.com/workflows/T024BE7LD/A024BE7LH/1234567/hunter2hunter2',
    'https://discord.com/api/webhooks/1234567890/hunter2hunter2-hunter2',
    'https://canary.discordapp.com/api/v10/webhooks/1234567890/hunter2hunter2',
    'https://acme.webhook.office.com/webhookb2/hunter2-41d4@9fceb02d/IncomingWebhook/hunter2hunter2/x',
    'https://hooks.zapier.com/hooks/catch/123456/hunter2',
    'https://api.telegram.org/bot123456789:hunter2hunter2hunter2hunter2hunter2/sendMessage',
    'https://hook.eu1.make.com/hunter2hunter2hunter2',
    'https://webhook.site/hunter2f-e29b-41d4-a716-446655440000',
    'https://maker.ifttt.com/trigger/done/with/key/hunter2hunter2',
    'https://open.feishu.cn/open-apis/bot/v2/hook/hunter2f-e29b-41d4-a716',
    'https://chat.example/hooks/hunter2xkf6c8yqd5x',
    'https://a.example/reset-password/hunter2hunter2',
    'https://a.example/password/reset/hunter2hunter2?lang=de',
    'https://a.example/accounts/reset/MQ/hunter2-b5f9c1a7/',
    'https://a.example/resetPassword/hunter2hunter2',
    'https://a.example/forgot_password/hunter2hunter2',
    'https://a.example/verify/hunter2hunter2',
    'https://a.example/verify-email/step/hunter2hunter2',
    'https://a.example/invite/hunter2hunter2',
    'https://a.example/de/invitations/accept/hunter2hunter2',
    'https://a.example/magic-link/hunter2hunter2',
    'https://a.example/login/magic/hunter2hunter2',
    'https://a.example/activate/hunter2hunter2',
    'https://a.example/confirm-email/hunter2hunter2',
    'https://a.example/unsubscribe/hunter2hunter2',
    'https://a.example/#/reset-password/hunter2hunter2',
    '/passwort-vergessen/hunter2hunter2',
    '/einladung/hunter2hunter2',
  ].flatMap((url): [string, TimelineEvent][] => [
    [`the page ${url}`, opened(url)],
    [`the console: GET ${url}`, logged(`GET ${url} 404`)],
    [`a body: ${url}`, request('application/json', JSON.stringify({ url }).replaceAll('/', '\\/'))],
    [`a parameter: ${url}`, opened(`https://b.example/?next=${encodeURIComponent(url)}`)],
  ]),
  ...[
    'sessionId',
    'session_id',
    'totp',
    'securityCode',
    'passwort',
    'PHPSESSID',
    'connect.sid',
    'pass',
    'passcode',
    'csrf',
    'jwt',
    'cookie',
    'AWSSecretKey',
    'OTPCode',
  ].map((key): [string, TimelineEvent] => [`${key} in storage`, stored(key)]),
];

describe('redaction of a secret inside another text', () => {
  it.each(SECRETS)('removes it in every form: %s', (_where, event) => {
    const redacted = JSON.stringify(redactEvent(event));

    expect(redacted).not.toContain('hunter2');
    expect(redacted).toContain('[redacted]');
  });

  it.each(SECRETS)('changes nothing on a second run: %s', (_where, event) => {
    const once = redactEvent(event);

    expect(redactEvent(once)).toEqual(once);
  });
});

describe('redaction of JSON', () => {
  it('returns JSON', () => {
    const redacted = redactEvent(request('application/json', json));

    expect(JSON.parse(redacted.network_request_data?.body ?? '')).toEqual({
      html: '<input token=[redacted] name="a">',
      line: 'password=[redacted]\nnext',
      end: 'pwd=[redacted]\\',
    });
  });
});

describe('the reported size', () => {
  it.each<[string, TimelineEvent, number]>([
    ['a body', request('text/plain', 'x'.repeat(400_000)), 400_000],
    ['a body of many megabytes', request('text/plain', 'x'.repeat(5_000_000)), 5_000_000],
    ['a frame', frame('x'.repeat(300_000)), 300_000],
    ['a message', logged('x'.repeat(9_000)), 9_000],
    [
      'a stored value',
      { ...at, type: 'local_storage', local_storage_data: { key: 'k', value: 'x'.repeat(200_000) } },
      200_000,
    ],
    [
      'a file',
      request('multipart/form-data; boundary=b', `--b\r\nfilename="a"\r\n\r\n${'x'.repeat(3_000)}\r\n--b--\r\n`),
      3_000,
    ],
  ])('of %s stays the original one after repeated redaction', (_what, event, bytes) => {
    const once = redactEvent(event);

    expect(JSON.stringify(once)).toContain(`${bytes} bytes`);
    expect(redactEvent(once)).toEqual(once);
  });
});

function deep(levels: number, text: string): string {
  return levels === 0 ? text : JSON.stringify({ data: deep(levels - 1, text) });
}
