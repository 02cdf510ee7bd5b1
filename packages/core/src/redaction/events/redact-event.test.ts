import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '../../recorded/event-types.js';
import { frameSizeBytes } from '../../recorded/body/frame-payload.js';
import { redactEvent } from './redact-event.js';

const CARD = '4242 4242 4242 4242';
const at = { relative_time_ms: 10, timestamp: 1795255221634, correlation_id: '4242.1' };

const EVENTS: [string, TimelineEvent][] = [
  [
    'a request',
    {
      ...at,
      type: 'network_request',
      page_url: 'https://a.example/?token=hunter2',
      network_request_data: {
        method: 'POST',
        url: 'https://a.example/?code=hunter2',
        headers: { authorization: 'hunter2', 'content-type': 'application/json' },
        body: '{"password":"hunter2"}',
      },
    },
  ],
  [
    'a response with a list of headers',
    {
      ...at,
      type: 'network_response',
      network_response_data: {
        status: 200,
        headers: [{ name: 'Set-Cookie', value: 'hunter2' }],
        body: '{"token":"hunter2"}',
      },
    },
  ],
  [
    'a response with pairs of headers',
    { ...at, type: 'network_response', network_response_data: { status: 200, headers: [['cookie', 'hunter2']] } },
  ],
  [
    'a form request',
    {
      ...at,
      type: 'network_request',
      network_request_data: { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'pwd=hunter2' },
    },
  ],
  ['local storage', { ...at, type: 'local_storage', local_storage_data: { key: 'auth', value: 'hunter2' } }],
  [
    'session storage',
    { ...at, type: 'session_storage', session_storage_data: { key: 'draft', value: '{"secret":"hunter2"}' } },
  ],
  [
    'a console error',
    {
      ...at,
      type: 'console_error',
      console_error_data: {
        message: `x ${CARD}`,
        stack: 'at https://a.example/?token=hunter2',
        url: 'https://a.example/?token=hunter2',
      },
    },
  ],
  ['a console warning', { ...at, type: 'console_warn', console_warn_data: { message: 'Bearer hunter2hunter2' } }],
  [
    'a script error',
    {
      ...at,
      type: 'javascript_error',
      javascript_error_data: { message: `x ${CARD}`, filename: 'https://a.example/x.js?token=hunter2' },
    },
  ],
  [
    'a frame',
    {
      ...at,
      type: 'websocket_frame_sent',
      websocket_frame_data: { opcode: 1, payloadLength: 20, payloadData: '{"otp":"hunter2"}' },
    },
  ],
  [
    'a binary frame',
    {
      ...at,
      type: 'websocket_frame_received',
      websocket_frame_data: { opcode: 2, payloadLength: 5, payloadData: 'hunter2' },
    },
  ],
  [
    'a frame with more than its payload',
    {
      ...at,
      type: 'websocket_frame_received',
      websocket_frame_data: {
        opcode: 1,
        payloadData: '{}',
        url: 'wss://a.example/?access_token=hunter2',
        headers: { Cookie: 'hunter2', 'X-Forwarded-For': 'hunter2' },
        parsed: { login: { password: 'hunter2' } },
      } as object,
    },
  ],
  [
    'a handshake',
    {
      ...at,
      type: 'websocket_handshake_request',
      websocket_handshake_data: {
        headers: { Cookie: 'hunter2', 'X-Real-IP': 'hunter2', 'x-forwarded-for': 'hunter2' },
      },
    },
  ],
  [
    'a handshake with a list of headers',
    {
      ...at,
      type: 'websocket_handshake_response',
      websocket_handshake_data: { status: 101, headers: [{ name: 'Cookie', value: 'hunter2' }] },
    },
  ],
  [
    'a connection',
    { ...at, type: 'websocket_created', websocket_created_data: { url: 'wss://a.example/?auth=hunter2' } },
  ],
  [
    'a list of cookies',
    {
      ...at,
      type: 'network_request',
      network_request_data: {
        cookies: [{ name: 'sid', value: 'hunter2', path: '/' }, { name: 'basket', value: 'hunter2' }, 'a=hunter2'],
        postData: { params: [{ name: 'password', value: 'hunter2' }] },
      } as object,
    },
  ],
  [
    'a record of cookies',
    { ...at, type: 'network_response', network_response_data: { cookies: { basket: 'hunter2' } } as object },
  ],
  [
    'the headers of an unknown event',
    {
      ...at,
      type: 'future',
      future_data: {
        headers: [
          { name: 'Authorization', value: 'hunter2' },
          { name: 'X-Hub-Signature', value: 'hunter2' },
        ],
        fields: [{ key: 'pin', value: 'hunter2' }],
        response_headers: { 'X-Real-IP': 'hunter2' },
      },
    } as TimelineEvent,
  ],
  ...['old', 'new'].map((which): [string, TimelineEvent] => [
    `the ${which} value of a storage entry`,
    {
      ...at,
      type: 'local_storage',
      local_storage_data: {
        key: 'authToken',
        value: 'x',
        [`${which}Value`]: 'hunter2',
        before: { raw: 'hunter2' },
      } as object,
    },
  ]),
  [
    'a storage entry that was read',
    { ...at, type: 'local_storage', local_storage_data: { key: 'authToken', value: { raw: 'hunter2' } } as object },
  ],
  ['a navigation', { ...at, type: 'navigation', navigation_data: { url: 'https://a.example/#access_token=hunter2' } }],
  [
    'a password field',
    { ...at, type: 'dom_action', action_type: 'input', target: { type: 'password' }, final_value: 'hunter2' },
  ],
  [
    'a hidden field',
    { ...at, type: 'dom_action', action_type: 'input', target: { type: 'hidden' }, final_value: 'hunter2' },
  ],
  [
    'typing into a password field',
    { ...at, type: 'dom_action', action_type: 'keydown_session', target: { type: 'password' }, final_value: 'hunter2' },
  ],
  ...[
    { type: 'password', value: 'hunter2' },
    { type: 'password', textContent: 'hunter2' },
    { type: 'password', attributes: { value: 'hunter2', name: 'p' } },
    { type: 'hidden', value: 'hunter2' },
    { type: 'text', autocomplete: 'one-time-code', value: 'hunter2' },
    { type: 'tel', attributes: { autocomplete: 'billing cc-csc' }, value: 'hunter2' },
    { tagName: 'INPUT', type: 'text', id: 'password', value: 'hunter2' },
    { tagName: 'INPUT', type: 'text', name: 'new_password', value: 'hunter2' },
    { xpath: '//input[@type="password"]' },
    { xpath: '//form[1]/input[@name="password"]' },
  ].map((target): [string, TimelineEvent] => [
    `the field ${JSON.stringify(target)}`,
    {
      ...at,
      type: 'dom_action',
      action_type: 'keydown_session',
      target,
      final_value: 'hunter2',
      keys: ['hunter2'],
      value: 'hunter2',
      strokes: [{ key: 'hunter2' }],
    } as TimelineEvent,
  ]),
  [
    'a click into a password field',
    { ...at, type: 'dom_action', action_type: 'click', target: { type: 'password', textContent: 'hunter2' } },
  ],
  [
    'text of an element',
    { ...at, type: 'dom_action', action_type: 'click', target: { textContent: `Pay with ${CARD}` } },
  ],
  [
    'an unknown event',
    { ...at, type: 'future', future_data: { deep: [{ token: 'hunter2', text: CARD }] } } as TimelineEvent,
  ],
];

const SECRETS = [
  ['a JSON web token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl'],
  ['a bearer', 'Bearer hunter2hunter2'],
  ['userinfo', 'https://ada:hunter2@a.example/'],
  ['a private key', '-----BEGIN PRIVATE KEY-----MIIEow'],
  ['a token with a known prefix', 'ghp_Zx8kQ2mWp4Rt7Yb1Nc5Vd9Lf'],
  ['a card', CARD],
  ['an IBAN', 'DE89370400440532013000'],
  ['a social security number', '078-05-1120'],
];

describe('redactEvent', () => {
  it.each(EVENTS)('removes the secrets of %s', (_kind, event) => {
    const redacted = redactEvent(event);

    expect(JSON.stringify(redacted)).not.toMatch(/hunter2|4242 4242/);
    expect(redacted).toMatchObject({ ...at, type: event.type });
  });

  it.each(EVENTS)('changes nothing in %s on a second run', (_kind, event) => {
    const once = redactEvent(event);

    expect(redactEvent(once)).toEqual(once);
  });

  describe.each(SECRETS)('with %s', (_kind, secret) => {
    const named = { [secret]: 'x' };

    it.each<[string, object]>([
      ['a type', { type: `a ${secret}` }],
      ['an action', { type: 'dom_action', action_type: secret }],
      ['a name of a field', { type: 'future', ...named }],
      ['a name in an unknown event', { type: 'future', future_data: [{ deep: named }] }],
      ['a name of a header', { type: 'network_request', network_request_data: { headers: named } }],
      [
        'a name in a list of headers',
        { type: 'network_request', network_request_data: { headers: [{ name: secret, value: 'x' }] } },
      ],
      ['a name of a cookie', { type: 'network_request', network_request_data: { cookies: named } }],
      ['a name beside a storage entry', { type: 'local_storage', local_storage_data: { key: 'theme', ...named } }],
      ['a key of a storage entry', { type: 'local_storage', local_storage_data: { key: secret, value: 'x' } }],
      ['a name in a secret field', { type: 'dom_action', target: { type: 'password', attributes: named } }],
      ['the id of an exchange', { type: 'network_request', correlation_id: secret }],
    ])('removes it as %s', (_place, fields) => {
      const once = redactEvent({ ...at, ...fields } as TimelineEvent);

      expect(JSON.stringify(once)).not.toContain(secret);
      expect(JSON.stringify(once)).toContain('[redacted]');
      expect(redactEvent(once)).toEqual(once);
    });
  });

  it('keeps events with the same secret id linked and others apart', () => {
    const idOf = (correlation_id: string, type = 'network_request') =>
      redactEvent({ ...at, type, correlation_id }).correlation_id;

    expect(idOf('4242424242424242', 'network_response')).toBe(idOf('4242424242424242'));
    expect(idOf('4111111111111111')).not.toBe(idOf('4242424242424242'));
    expect(idOf('https://a.example/?token=hunter2')).toMatch(/^\[redacted\]-[\da-f]{8}$/);
  });

  it('keeps the number of keys typed into a password field', () => {
    const typed: TimelineEvent = {
      ...at,
      type: 'dom_action',
      action_type: 'keydown_session',
      target: { type: 'password' },
      final_value: '[7 keys]',
    };

    expect(redactEvent(typed)).toEqual(typed);
  });

  it('keeps names in lists, and values under harmless names', () => {
    const future = {
      ...at,
      type: 'future',
      future_data: {
        headers: [{ name: 'Accept', value: 'text/html' }],
        fields: [{ name: 'author', value: 'Ada' }],
        cookies: 2,
      },
    };
    const stored = {
      ...at,
      type: 'local_storage',
      local_storage_data: { action: 'set', url: 'https://a.example/', oldValue: 'dark', key: 'theme', value: 'light' },
    };
    const cookies = { ...at, type: 'future', future_data: { cookies: [{ name: 'basket', value: 'x', path: '/' }] } };

    expect(redactEvent(future)).toEqual(future);
    expect(redactEvent(stored)).toEqual(stored);
    expect(redactEvent(cookies)).toMatchObject({
      future_data: { cookies: [{ name: 'basket', value: '[redacted]', path: '/' }] },
    });
  });

  it('keeps the action on a secret storage entry', () => {
    const change = {
      action: 'set',
      url: 'https://a.example/',
      oldValue: 'hunter2',
      key: 'authToken',
      value: 'hunter2',
    };

    expect(redactEvent({ ...at, type: 'local_storage', local_storage_data: change })).toMatchObject({
      local_storage_data: { ...change, oldValue: '[redacted]', value: '[redacted]' },
    });
  });

  it('keeps the element of a secret field', () => {
    const focused = {
      ...at,
      type: 'dom_action',
      action_type: 'click',
      page_url: 'https://a.example/login',
      target: { tagName: 'INPUT', type: 'text', id: 'password', xpath: '//*[@id="password"]', className: 'wide' },
      place: { x: 10, y: 20 },
      trusted: true,
    };

    expect(redactEvent(focused)).toEqual(focused);
  });

  it.each([
    { tagName: 'BUTTON', type: 'submit', id: 'reset-password', textContent: 'Reset password' },
    { tagName: 'INPUT', type: 'checkbox', id: 'show-password', textContent: 'Show' },
    { tagName: 'SELECT', id: 'card', textContent: 'Blue card' },
    { tagName: 'A', id: 'token', textContent: 'Tokens' },
    { tagName: 'INPUT', type: 'text', id: 'title', xpath: '//*[@id="password-form"]/input[1]', value: 'A title' },
    { tagName: 'INPUT', type: 'text', autocomplete: 'email', value: 'A title' },
  ])('keeps the text of a field that only resembles a secret one: %o', (target) => {
    const clicked = { ...at, type: 'dom_action', action_type: 'click', target };

    expect(redactEvent(clicked)).toEqual(clicked);
  });

  it('masks numbers that may be characters and keeps other numbers', () => {
    const key = { ...at, type: 'dom_action', action_type: 'keydown', target: { type: 'password' }, keyCode: 72, x: 3 };

    expect(redactEvent(key)).toMatchObject({ keyCode: '••••••••', x: 3, timestamp: at.timestamp });
  });

  it.each([
    ['a binary payload in base64', 2, Buffer.alloc(100_000).toString('base64'), 100_000],
    ['a text that is cut', 1, 'x'.repeat(1_000_000), 1_000_000],
  ])('keeps the size of a frame without a length: %s', (_what, opcode, payloadData, bytes) => {
    const frame = { ...at, type: 'websocket_frame_received', websocket_frame_data: { opcode, payloadData } };

    const once = redactEvent(frame);

    expect(frameSizeBytes(once.websocket_frame_data)).toBe(bytes);
    expect(redactEvent(once)).toEqual(once);
  });

  it('does not change the given event', () => {
    const event: TimelineEvent = {
      ...at,
      type: 'local_storage',
      local_storage_data: { key: 'auth', value: 'hunter2' },
    };

    redactEvent(event);

    expect(event.local_storage_data?.value).toBe('hunter2');
  });
});
