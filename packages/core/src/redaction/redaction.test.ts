import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from './bodies/cap-text.js';
import { redactBody } from './bodies/redact-body.js';
import { redactHeaders } from './events/redact-headers.js';
import { redactText } from './text/redact-text.js';
import { redactUrl } from './redact-url.js';
import { redactStorageValue } from './events/redact-storage.js';

const JWT = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJlLWJ5dGVz';
const LETTERS = 'Zx8kQ2mWp4Rt7Yb1Nc5Vd9Lf3Hg6Js0A';
const PEM = `-----BEGIN RSA PRIVATE KEY-----\nMIIEow${LETTERS}\n-----END RSA PRIVATE KEY-----`;

describe('redactText', () => {
  it.each([
    ['a JSON web token', `token ${JWT} end`, JWT],
    ['a JSON web token behind an escaped quote', `%22${JWT}%22`, JWT],
    ['a JSON web token without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.', 'eyJzdWIiOiI0MiJ9'],
    ['a bearer', 'Authorization: Bearer abcdef1234567890', 'abcdef1234567890'],
    ['a bearer, URL-encoded', 'authorization=Bearer%20abcdef1234567890', 'abcdef1234567890'],
    ['basic credentials', 'basic YWRhOnNlY3JldA==', 'YWRhOnNlY3JldA'],
    ['userinfo of a URL', 'clone https://ada:hunter2@git.example.com/x', 'hunter2'],
    ['userinfo of a database URL', 'postgres://ada:hunter2@db/x', 'hunter2'],
    ['a private key', `key:\n${PEM}\nend`, 'MIIEow'],
    ['a private key that is cut', PEM.slice(0, 60), 'MIIEow'],
    ['a GitHub token', `ghp_${LETTERS}`, LETTERS],
    ['a GitHub token behind an escaped line end', `\\nghp_${LETTERS}`, LETTERS],
    ['a GitHub server token', `ghs_${LETTERS}`, LETTERS],
    ['a fine-grained GitHub token', `github_pat_${LETTERS}`, LETTERS],
    ['a GitLab token', `glpat-${LETTERS}`, LETTERS],
    ['a Slack token', `xoxb-${LETTERS}`, LETTERS],
    ['a Stripe secret key', `sk_live_${LETTERS}`, LETTERS],
    ['a Stripe restricted key', `rk_live_${LETTERS}`, LETTERS],
    ['a Stripe test key', `sk_test_${LETTERS}`, LETTERS],
    ['a Slack app token', `xapp-1-${LETTERS}`, LETTERS],
    ['a model provider key', `sk-proj-${LETTERS}`, LETTERS],
    ['an AWS key id', 'AKIAIOSFODNN7EXAMPLE', 'IOSFODNN7EXAMPLE'],
    ['a temporary AWS key id', 'ASIAIOSFODNN7EXAMPLE', 'IOSFODNN7EXAMPLE'],
    ['a Google key', `AIza${LETTERS}xyz`, LETTERS],
    ['a Google access token', `ya29.${LETTERS}`, LETTERS],
    ['a sign-in code of Google', `{"code":"4/0${LETTERS}"}`, LETTERS],
    ['the token of a Telegram bot', `https://api.telegram.org/bot123456789:${LETTERS}/getMe`, LETTERS],
    ['an npm token', `npm_${LETTERS}abcd`, LETTERS],
    ['a SendGrid key', `SG.${LETTERS}.${LETTERS}`, LETTERS],
    ['our own agent token', `fl_pat_${LETTERS}`, LETTERS],
    ['our own share link', `https://lens.example/shared/flow/${LETTERS}`, LETTERS],
    ['our own call for a shared flow', `/flowlens/shared/${LETTERS}`, LETTERS],
    ['our own call for a shared invitation', `/flowlens/shared/invitation/${LETTERS}`, LETTERS],
    ['a Visa number', 'card 4111111111111111 ok', '4111111111111111'],
    ['a Visa number in groups', 'card 4242 4242 4242 4242 12/27 123', '4242 4242'],
    ['a Mastercard number with dashes', '5555-5555-5555-4444', '5555-4444'],
    ['an American Express number', '378282246310005', '378282246310005'],
    ['a card number with spaces that do not break', '4242\u00a04242\u00a04242\u00a04242', '4242\u00a0'],
    ['a card number with dashes of print', '4242–4242–4242–4242', '4242–'],
    ['a card number with dots', 'card 4242.4242.4242.4242.', '4242.4242'],
    ['an IBAN in small letters', 'iban de89370400440532013000.', '370400440532013000'],
    ['an IBAN in groups of small letters', 'gb29 nwbk 6016 1331 9268 19', '6016 1331'],
    ['an IBAN with spaces that do not break', 'GB29\u00a0NWBK\u00a06016\u00a01331\u00a09268\u00a019', '6016'],
    ['an IBAN', 'IBAN DE89370400440532013000 EUR', '370400440532013000'],
    ['an IBAN in groups', 'GB29 NWBK 6016 1331 9268 19 UK', '6016 1331'],
    ['a social security number', 'ssn 078-05-1120.', '078-05-1120'],
    ['a cookie line', 'Cookie: sid=s3cr3tvalue; theme=dark', 's3cr3tvalue'],
    ['a set-cookie line', 'Set-Cookie: sid=s3cr3tvalue; HttpOnly', 's3cr3tvalue'],
    ['a secret parameter of a URL in prose', 'GET https://a.example/x?access_token=hunter2 failed', 'hunter2'],
  ])('removes %s', (_kind, text, secret) => {
    const redacted = redactText(text);

    expect(redacted).not.toContain(secret);
    expect(redacted).toContain('[redacted]');
  });

  it('keeps the text around a secret', () => {
    expect(redactText('pay with 4242 4242 4242 4242, please')).toBe('pay with [redacted], please');
    expect(redactText('postgres://ada:hunter2@db/x')).toBe('postgres://[redacted]@db/x');
    expect(redactText(`a ${PEM} b`)).toBe('a [redacted] b');
  });
});

describe('redactHeaders', () => {
  it.each([
    'Authorization',
    'proxy-authorization',
    'Cookie',
    'set-cookie',
    'X-Api-Key',
    'api-key',
    'x-auth-token',
    'x-access-token',
    'x-csrf-token',
    'x-csrftoken',
    'x-xsrf-token',
    'x-amz-security-token',
    'x-goog-iam-authorization-token',
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-gist-encoded-user-token',
    'x-shop-session',
    'x-hub-signature-256',
    'my-apikey',
    'x-user-password',
    'client-secret',
    'x-credential-id',
    'X-CSRF',
    'X-XSRF',
    'X-JWT',
    'x-otp',
    'X-Passwd',
    'X-Passcode',
    'X-PIN',
    'x-sid',
    'Ocp-Apim-Subscription-Key',
  ])('keeps the name of %s and removes its value', (name) => {
    expect(redactHeaders({ [name]: 'some value' })).toEqual({ [name]: '[redacted]' });
  });

  it('redacts secrets inside harmless headers', () => {
    expect(
      redactHeaders({ location: '/done?code=abc&page=2', referer: 'https://a.example/#access_token=abc' }),
    ).toEqual({
      location: '/done?code=[redacted]&page=2',
      referer: 'https://a.example/#access_token=[redacted]',
    });
  });
});

describe('a websocket subprotocol', () => {
  it.each(['graphql-ws, bearer, hunter2', 'access_token, hunter2', 'base64url.bearer.authorization.k8s.io.hunter2'])(
    'is removed when it contains credentials: %s',
    (protocols) => {
      expect(redactHeaders({ 'Sec-WebSocket-Protocol': protocols })).toEqual({
        'Sec-WebSocket-Protocol': '[redacted]',
      });
    },
  );
});

describe('redactUrl', () => {
  it.each([
    ['https://a.example/cb?code=1&state=2&page=3', 'https://a.example/cb?code=[redacted]&state=[redacted]&page=3'],
    [
      'https://a.example/?accessToken=x&api-key=y&X-Amz-Signature=z',
      'https://a.example/?accessToken=[redacted]&api-key=[redacted]&X-Amz-Signature=[redacted]',
    ],
    ['/reset?email=a%40b.c&otp=123456', '/reset?email=[redacted]&otp=[redacted]'],
    ['https://a.example/#id_token=x&expires_in=3', 'https://a.example/#id_token=[redacted]&expires_in=3'],
    ['https://a.example/#/done?session=x', 'https://a.example/#/done?session=[redacted]'],
    ['https://ada:pw@a.example/x', 'https://[redacted]@a.example/x'],
    ['https://a.example/x?%61uth=1', 'https://a.example/x?%61uth=[redacted]'],
    ['https://a.example/x?token=&y', 'https://a.example/x?token=&y'],
    ['https://a.example/x?broken=%E0%A4%A&page=1', 'https://a.example/x?broken=%E0%A4%A&page=1'],
  ])('redacts %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });
});

describe('redactBody', () => {
  it.each([
    ['{"password":"hunter2","user":"ada"}', '{"password":"[redacted]","user":"ada"}'],
    ['{"a":{"b":[{"Api_Key":"x"}]}}', '{"a":{"b":[{"Api_Key":"[redacted]"}]}}'],
    ['{ "pin" : 1234 , "n" : 1 }', '{ "pin" : "[redacted]" , "n" : 1 }'],
    [
      '{"card":{"number":"4","cvc":7,"saved":true},"n":1}',
      '{"card":{"number":"[redacted]","cvc":"[redacted]","saved":true},"n":1}',
    ],
    ['{"tokens":1,"private-key":["a","b"],"z":"y"}', '{"tokens":1,"private-key":["[redacted]","[redacted]"],"z":"y"}'],
    ['{"token":null,"secret":"","has":true}', '{"token":null,"secret":"","has":true}'],
    ['{"inner":"{\\"otp\\":\\"123\\"}"}', '{"inner":"{\\"otp\\":\\"[redacted]\\"}"}'],
    [
      '[{"name":"user","value":"ada"},{"name":"password","value":"x"}]',
      '[{"name":"user","value":"ada"},{"name":"password","value":"[redacted]"}]',
    ],
    [
      '{"value":1234,"of":{"value":1},"key":"pin","z":{"value":2}}',
      '{"value":"[redacted]","of":{"value":1},"key":"pin","z":{"value":2}}',
    ],
    [
      '{"name":"secret","of":{"name":"a"},"value":{"a":["x"]},"z":"y"}',
      '{"name":"secret","of":{"name":"a"},"value":{"a":["[redacted]"]},"z":"y"}',
    ],
    ['{"user":"ada","refreshToken":"abc', '{"user":"ada","refreshToken":"[redacted]"'],
  ])('redacts JSON: %s', (body, expected) => {
    expect(redactBody('application/json; charset=utf-8', body, BODY_MAX_BYTES)).toBe(expected);
  });

  it('redacts a form by its keys', () => {
    expect(redactBody('application/x-www-form-urlencoded', 'user=ada&password=hunter2&next=%2F', BODY_MAX_BYTES)).toBe(
      'user=ada&password=[redacted]&next=%2F',
    );
  });

  it('redacts secret fields and file contents of a multipart form', () => {
    const body = [
      '--b1\r\nContent-Disposition: form-data; name="user"\r\n\r\nada\r\n',
      '--b1\r\nContent-Disposition: form-data; name="password"\r\n\r\nhunter2\r\n',
      '--b1\r\nContent-Disposition: form-data; name="doc"; filename="a.txt"\r\n\r\ninside\r\n',
      '--b1--\r\n',
    ].join('');

    const redacted = redactBody('multipart/form-data; boundary=b1', body, BODY_MAX_BYTES);

    expect(redacted).toContain('ada');
    expect(redacted).toContain('a.txt');
    expect(redacted).not.toMatch(/hunter2|inside/);
  });

  it.each([
    ['a name without quotes', '--b1\r\nContent-Disposition: form-data; name=password\r\n\r\nhunter2\r\n--b1--\r\n'],
    ['a name in single quotes', "--b1\r\nContent-Disposition: form-data; name='password'\r\n\r\nhunter2\r\n--b1--\r\n"],
    ['a line end in front', '\r\n--b1\r\nContent-Disposition: form-data; name="password"\r\n\r\nhunter2\r\n--b1--\r\n'],
  ])('redacts a multipart form with %s, whether its type is known or not', (_how, body) => {
    for (const type of ['multipart/form-data; boundary=b1', ''])
      expect(redactBody(type, body, BODY_MAX_BYTES)).toBe(body.replace('hunter2', '[redacted]'));
  });

  it('keeps 128 KiB and reports the original size', () => {
    const redacted = redactBody('text/plain', 'ä'.repeat(100_000), BODY_MAX_BYTES);

    expect(redacted).toMatch(/^ä{65536}\n\[truncated, 200000 bytes in all\]$/);
  });
});

describe('redactStorageValue', () => {
  it.each([
    ['sb-abcdef-auth-token', '{"user":1}'],
    ['firebase:authUser:key:app', 'x'],
    ['oidc.user:https://issuer', 'x'],
    ['@@auth0spajs@@::id', 'x'],
    ['msal.account.keys', 'x'],
    ['shop.accessToken', 'x'],
  ])('removes the whole value of %s', (key, value) => {
    expect(redactStorageValue(key, value)).toBe('[redacted]');
  });

  it('redacts JSON in a value and keeps 4 KiB', () => {
    expect(redactStorageValue('cart', '{"id":1,"coupon_secret":"x"}')).toBe('{"id":1,"coupon_secret":"[redacted]"}');
    expect(redactStorageValue('draft', 'x'.repeat(5000))).toBe(`${'x'.repeat(4096)}\n[truncated, 5000 bytes in all]`);
  });
});
