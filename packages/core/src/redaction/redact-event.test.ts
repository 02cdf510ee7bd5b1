import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '../timeline/event-types.js';
import { redactEvent } from './redact-event.js';

const CARD = '4242 4242 4242 4242';
const at = { relative_time_ms: 10, timestamp: 1795255221634, correlation_id: '4242424242424242' };

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
    'a handshake',
    { ...at, type: 'websocket_handshake_request', websocket_handshake_data: { headers: { Cookie: 'hunter2' } } },
  ],
  [
    'a connection',
    { ...at, type: 'websocket_created', websocket_created_data: { url: 'wss://a.example/?auth=hunter2' } },
  ],
  ['a navigation', { ...at, type: 'navigation', navigation_data: { url: 'https://a.example/#access_token=hunter2' } }],
  [
    'a password field',
    { ...at, type: 'dom_action', action_type: 'input', target: { type: 'password' }, final_value: 'hunter2' },
  ],
  [
    'typing into a password field',
    { ...at, type: 'dom_action', action_type: 'keydown_session', target: { type: 'password' }, final_value: 'hunter2' },
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

describe('redactEvent', () => {
  it.each(EVENTS)('removes the secrets of %s', (_kind, event) => {
    const redacted = redactEvent(event);

    expect(JSON.stringify(redacted)).not.toMatch(/hunter2|4242 4242/);
    expect(redacted).toMatchObject({ ...at, type: event.type });
  });

  it.each(EVENTS)('changes nothing more of %s the second time', (_kind, event) => {
    const once = redactEvent(event);

    expect(redactEvent(once)).toEqual(once);
  });

  it('keeps how many keys were typed into a password field', () => {
    const typed: TimelineEvent = {
      ...at,
      type: 'dom_action',
      action_type: 'keydown_session',
      target: { type: 'password' },
      final_value: '[7 keys]',
    };

    expect(redactEvent(typed)).toEqual(typed);
  });

  it('leaves the event that was given as it was', () => {
    const event: TimelineEvent = {
      ...at,
      type: 'local_storage',
      local_storage_data: { key: 'auth', value: 'hunter2' },
    };

    redactEvent(event);

    expect(event.local_storage_data?.value).toBe('hunter2');
  });
});
