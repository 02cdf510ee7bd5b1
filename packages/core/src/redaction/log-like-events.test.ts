import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '../recorded/event-types.js';
import { redactEvent } from './events/redact-event.js';

const at = { relative_time_ms: 10, timestamp: 1795255221634 };
const event = (type: string, fields: object): TimelineEvent => ({ ...at, type, ...fields });

const LOG_TYPES = [
  'console_log',
  'console_info',
  'console_debug',
  'console_warn',
  'console_error',
  'console_trace',
  'javascript_error',
  'resource_error',
  'csp_violation',
  'sse_message',
  'recorder_gap',
  'recorder_mark',
  'some_future_type',
];

/** Every log type with its own data, then with shared or missing data fields. */
const LOGS: [string, (text: string) => TimelineEvent][] = [
  ...LOG_TYPES.flatMap((type): [string, (text: string) => TimelineEvent][] => [
    [`the message of ${type}`, (text) => event(type, { [`${type}_data`]: { message: text } })],
    [`the arguments of ${type}`, (text) => event(type, { [`${type}_data`]: { args: [text, { deep: text }] } })],
    [`the text of ${type} in a field of the event`, (text) => event(type, { text })],
    [`the data of ${type} as one text`, (text) => event(type, { [`${type}_data`]: text })],
  ]),
  ['a console event of any level', (text) => event('console', { action_type: 'log', console_data: { message: text } })],
  ['the payload of a server-sent event', (text) => event('sse_message', { sse_message_data: { data: text } })],
  ['the sample of a policy violation', (text) => event('csp_violation', { csp_violation_data: { sample: text } })],
  ['the note of a marked moment', (text) => event('recorder_mark', { recorder_mark_data: { note: text } })],
  ['the reason of a close', (text) => event('websocket', { websocket_closed_data: { reason: text } })],
  [
    'the error of a request',
    (text) => event('network_response', { network_response_data: { status: 0, error: text } }),
  ],
  [
    'the error text of a request in another recorder',
    (text) => event('http_request', { network_request_data: { network_level_err_text: text } }),
  ],
];

describe('a log message', () => {
  it.each(LOGS)('loses its secrets: %s', (_where, log) => {
    for (const text of [
      'password: hunter2',
      'login failed, totp: hunter2',
      'GET /cb?code=hunter2 500',
      "{user: 'a', passwort: 'hunter2'}",
      '{"field":"password","value":"hunter2"}',
    ]) {
      const once = redactEvent(log(text));

      expect(JSON.stringify(once)).not.toContain('hunter2');
      expect(redactEvent(once)).toEqual(once);
    }
  });

  it.each(LOGS)('keeps text that only resembles a secret: %s', (_where, log) => {
    for (const text of ['password: required', 'zip_code: 20095', 'Unexpected token: <', 'took 12 ms, code: 404'])
      expect(redactEvent(log(text))).toEqual(log(text));
  });

  it.each(LOGS)('is truncated when it is long: %s', (_where, log) => {
    const once = redactEvent(log('x'.repeat(400_000)));

    expect(JSON.stringify(once).length).toBeLessThan(64 * 1024);
    expect(JSON.stringify(once)).toContain('400000 bytes in all');
    expect(redactEvent(once)).toEqual(once);
  });

  it.each(['console_log', 'console_info', 'console_debug', 'console'])(
    'has the limits of a console error: %s',
    (type) => {
      const data = { message: 'm'.repeat(9_000), stack: 's'.repeat(20_000) };
      const once = JSON.stringify(redactEvent(event(type, { [`${type}_data`]: data })));

      expect(once).toContain(`${'m'.repeat(5 * 1024)}\\n[truncated, 9000 bytes in all]`);
      expect(once).toContain(`${'s'.repeat(16 * 1024)}\\n[truncated, 20000 bytes in all]`);
    },
  );
});

const headers = { Authorization: 'hunter2', Cookie: 'hunter2', 'Content-Type': 'application/json' };
const body = '{"password":"hunter2","items":[{"name":"otp","value":"hunter2"}]}';
const field = { type: 'password', value: 'hunter2', textContent: 'hunter2' };

const UNIFIED: [string, TimelineEvent][] = [
  ...['network_request_data', 'http_request_data', 'request_data', 'request', 'data'].map(
    (name): [string, TimelineEvent] => [
      `a request in ${name}`,
      event('http_request', { [name]: { method: 'POST', url: 'https://a.example/?code=hunter2', headers, body } }),
    ],
  ),
  ...['network_response_data', 'http_response_data', 'response_data', 'response'].map(
    (name): [string, TimelineEvent] => [
      `a response in ${name}`,
      event('http_response', { [name]: { status: 200, request_url: '/cb?code=hunter2', headers, body } }),
    ],
  ),
  [
    'an exchange in fields of the event',
    event('http_request', { url: '/cb?code=hunter2', request_headers: headers, request_body: body, postData: body }),
  ],
  ['a form in a field of the event', event('http_request', { requestBody: 'user=a&pwd=hunter2' })],
  [
    'what stands beside a request',
    event('network_request', { network_request_data: { trace_headers: headers, payload: 'user=a&pwd=hunter2' } }),
  ],
  ...['storage_data', 'local_storage_data', 'session_storage_data', 'data'].flatMap((name): [string, TimelineEvent][] =>
    ['authToken', 'sb-abc-auth-token', 'totp'].map((key) => [
      `the storage entry ${key} in ${name}`,
      event('storage', { action_type: 'set', [name]: { key, value: 'hunter2', old_value: 'hunter2' } }),
    ]),
  ),
  [
    'a storage entry in fields of the event',
    event('storage', { key: 'authToken', value: 'hunter2', newValue: 'hunter2' }),
  ],
  [
    'a storage entry in fields of the event, of a sign-in library',
    event('storage', { storage_type: 'local', key: 'msal.account', value: 'hunter2' }),
  ],
  ...['target', 'element'].flatMap((name): [string, TimelineEvent][] => [
    [`an action on a password in ${name}`, event('user_action', { [name]: field, final_value: 'hunter2' })],
    [
      `an action on a password in ${name} of its data`,
      event('user_action', { user_action_data: { action: 'input', [name]: field, value: 'hunter2' } }),
    ],
  ]),
  [
    'an action on a field that is named like a password',
    event('user_action', {
      action_type: 'input',
      user_action_data: { target: { tagName: 'INPUT', id: 'new-password' }, text: 'hunter2' },
      value: 'hunter2',
    }),
  ],
  ['a frame', event('websocket', { websocket_data: { opcode: 1, payloadData: '42["login",{"password":"hunter2"}]' } })],
  ['a binary frame', event('websocket', { frame: { opcode: 2, payloadData: 'hunter2' } })],
  [
    'a navigation',
    event('navigation', { navigation_data: { from_url: '/reset?code=hunter2', to: '/a?token=hunter2' } }),
  ],
  [
    'a blocked address',
    event('csp_violation', {
      csp_violation_data: {
        blocked_uri: '/cb?code=hunter2',
        documentURI: 'https://a.example/?state=hunter2',
        source_file: 'a.js?key=hunter2',
        referrer: '/?code=hunter2',
      },
    }),
  ],
  ['a resource', event('resource_error', { resource_error_data: { src: '/a.png?sig=hunter2', tag: 'IMG' } })],
];

describe('an event in another format', () => {
  it.each(UNIFIED)('is redacted as strictly as a known one: %s', (_what, other) => {
    const once = redactEvent(other);

    expect(JSON.stringify(once)).not.toContain('hunter2');
    expect(once).toMatchObject({ ...at, type: other.type });
    expect(redactEvent(once)).toEqual(once);
  });

  it('keeps harmless values', () => {
    const events = [
      event('user_action', { action_type: 'click', target: { id: 'pay2', textContent: 'Pay again', type: 'submit' } }),
      event('http_response', { network_response_data: { status: 503, request_url: '/a?page=2', headers: {} } }),
      event('console', { action_type: 'debug', console_data: { message: 'a message', stack: null, userAgent: 'UA' } }),
      event('storage', { action_type: 'set', storage_data: { key: 'cart', value: '[1]', area: 'local' } }),
      event('websocket', { websocket_frame_data: { opcode: 1, mask: false, payloadData: 'hello', payloadLength: 5 } }),
      event('recorder_gap', { recorder_gap_data: { reason: 'the page was frozen', duration_ms: 1200 } }),
    ];

    expect(events.map(redactEvent)).toEqual(events);
  });
});
