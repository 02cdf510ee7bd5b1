import { describe, expect, it } from 'vitest';
import { rowLine } from '../export/row-line.js';
import { everyEventForm } from '../test-support/every-event-form.js';
import { countEntries } from '../test-support/oracle/count-entries.js';
import { expectAsPlain } from '../test-support/expect-as-plain.js';
import { readInChunks } from '../test-support/chunked-reading.js';
import { readPlainly } from '../test-support/oracle/read-plainly.js';
import { TimelineFormatError } from './timeline-format-error.js';
import { rowOf } from '../rows/row-of.js';
import type { TimelineRow } from '../rows/timeline-row.js';

type Event = Record<string, unknown>;

/** The rows of a file, once both readers agree on them. */
function rowsOf(file: Uint8Array | Event[]): TimelineRow[] {
  const bytes = Array.isArray(file) ? new TextEncoder().encode(JSON.stringify(file)) : file;
  expectAsPlain(bytes, [bytes.length / 2]);
  const plain = readPlainly(bytes);
  if (plain instanceof TimelineFormatError) throw plain;
  return plain.entries.map(rowOf);
}

const linesOf = (events: Event[]) => rowsOf(events).map(rowLine);
const request = (data: Event): Event => ({ type: 'network_request', correlation_id: 'a', network_request_data: data });
const response = (data: Event): Event => ({
  type: 'network_response',
  correlation_id: 'a',
  network_response_data: data,
});
const failed = { method: 'GET', url: 'https://shop.example/a', network_level_err_text: 'net::ERR_FAILED' };

describe('a timeline file of the original product', () => {
  it('shows every event with its kind', () => {
    expect(rowsOf(everyEventForm()).map((row) => `${row.severity}: ${rowLine(row)}`)).toEqual([
      'info: navigation https://shop.example/cart',
      'info: navigation https://shop.example/cart/2 (history change)',
      'info: navigation https://shop.example/cart#a (hash change, in a frame)',
      'info: dom_action click button "Pay now"',
      'info: dom_action click img "banner.png"',
      'info: dom_action input input#qty = "23"',
      'info: dom_action keydown_session input#q = "shoes"',
      'info: dom_action scroll html',
      'info: dom_action submit form#form1',
      'error: network POST https://api.shop.example/pay?x=1 -> 500 in 400 ms',
      'error: network GET https://cdn.shop.example/a.js failed net::ERR_NAME_NOT_RESOLVED in 35 ms',
      'info: network GET https://api.shop.example/slow no answer yet',
      'error: network DELETE https://api.shop.example/only-response -> 404',
      'info: console_debug a debug message',
      'info: console_log a log message',
      'info: console_info a info message',
      'warning: console_warn a warn message',
      'error: console_error a error message',
      'error: javascript_error Uncaught TypeError: x is undefined',
      'info: local_storage cart = [1]',
      'info: local_storage cart read: [1]',
      'info: local_storage cart removed',
      'info: local_storage cleared',
      'info: session_storage sid = abc',
      'info: session_storage sid read: abc',
      'info: session_storage sid removed',
      'info: session_storage cleared',
      'info: websocket wss://ws.shop.example/live closed, 1 sent, 1 received',
      'info: dom_action click button "Pay again"',
      'error: network GET https://api.shop.example/unified -> 503 in 400 ms',
      'info: console_log unified log',
      'info: console_debug unified debug',
      'info: console_info unified info',
      'warning: console_warn unified warning',
      'error: console_error unified error',
      'info: websocket wss://ws.shop.example/unified closed, 0 sent, 1 received',
    ]);
  });

  it('is counted and has error markers under all its names', () => {
    const engine = readInChunks(everyEventForm(), []);
    if (engine instanceof TimelineFormatError) throw engine;

    expect(engine.counts).toEqual(countEntries(engine.entries()));
    expect(engine.counts.byKind).toMatchObject({ network: 5, websocket: 2, dom_action: 7, unknown: 0 });
    expect(engine.countEvents('network_request', 'network_response')).toBe(7);
    expect(engine.incidents(99).map(rowLine)).toHaveLength(7);
    // Its metadata names no browser.
    expect(Object.values(engine.metadata ?? {}).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('a request that recorded its failure', () => {
  it('has failed with its reason and its duration', () => {
    const [row] = rowsOf([{ ...request(failed), relative_time_ms: 5, latency_ms: 12 }]);

    expect(row).toMatchObject({ state: 'failed', severity: 'error', error: 'net::ERR_FAILED', latencyMs: 12 });
  });

  it.each([
    ['succeeds when its response has a status', response({ status: 200 }), 'completed', 'success'],
    ['is not an error when its response continues', response({ status: 101 }), 'completed', 'info'],
    ['has failed when its response has no status', response({}), 'failed', 'error'],
    ['has failed when its response has no data', { type: 'http_response', correlation_id: 'a' }, 'failed', 'error'],
  ])('%s', (_what, response, state, severity) => {
    const outcome = { state, severity, error: 'net::ERR_FAILED' };

    expect(rowsOf([request(failed), response])).toMatchObject([outcome]);
    expect(rowsOf([response, request(failed)])).toMatchObject([outcome]);
  });

  it.each(['', null])('is pending when the reason is %j', (reason) => {
    expect(rowsOf([request({ ...failed, network_level_err_text: reason })])).toMatchObject([{ state: 'pending' }]);
  });

  it('prefers the reason in our field', () => {
    expect(rowsOf([request({ ...failed, error: 'ours' })])).toMatchObject([{ error: 'ours' }]);
    expect(rowsOf([request(failed), response({ error: 'later' })])).toMatchObject([{ error: 'later' }]);
  });
});

describe('field names of other recorders', () => {
  it('are used only when ours are missing', () => {
    const both = { status: 200, url: '/ours', request_url: '/theirs', request_method: 'put' };

    expect(linesOf([response(both)])).toEqual(['network PUT /ours -> 200']);
    expect(linesOf([response({ ...both, url: null })])).toEqual(['network PUT /theirs -> 200']);
    expect(
      linesOf([{ type: 'console_log', console_log_data: { message: 'ours' }, console_data: { message: 'theirs' } }]),
    ).toEqual(['console_log ours']);
  });

  it('mix with ours in one request and one connection', () => {
    expect(
      linesOf([
        { type: 'http_request', correlation_id: 'a', network_request_data: { url: '/a' } },
        response({ status: 204, request_method: 'DELETE' }),
        {
          type: 'websocket',
          correlation_id: 'w',
          action_type: 'connection_opened',
          websocket_created_data: { url: '/w' },
        },
        { type: 'websocket_frame_sent', correlation_id: 'w', websocket_frame_data: { payloadData: 'hi' } },
        { type: 'websocket', correlation_id: 'w', action_type: 'connection_closed' },
      ]),
    ).toEqual(['network DELETE /a -> 204 in 0 ms', 'websocket /w closed, 1 sent, 0 received']);
  });

  it.each([
    [{ type: 'console', action_type: 'assert', console_data: { message: 'a' } }, 'console_log a'],
    [{ type: 'console', console_data: { message: 'a' } }, 'console_log a'],
    [{ type: 'console', action_type: 'error', console_error_data: { message: 'a' } }, 'console_error a'],
    [{ type: 'console', action_type: 'warning', console_data: 'no object' }, 'console_warn'],
    [{ type: 'console_error', console_error_data: 7, console_data: { message: 'a' } }, 'console_error a'],
    [{ type: 'websocket', action_type: 'constructor' }, 'unknown websocket'],
    [{ type: 'websocket' }, 'unknown websocket'],
    [{ type: 'constructor' }, 'unknown constructor'],
    [{ type: 'user_action', action_type: null }, 'dom_action unknown'],
  ])('are read as far as possible: %j', (event, line) => {
    expect(linesOf([event])).toEqual([line]);
  });
});

describe('storage accesses', () => {
  const access = (action_type: unknown, local_storage_data: unknown) => ({
    type: 'local_storage',
    action_type,
    local_storage_data,
  });

  it.each([
    [access('set', { key: 'a', value: '1' }), 'a = 1'],
    [access('set', { key: 'a' }), 'a = (nothing)'],
    [access('get', { key: 'a', value: null }), 'a read: (nothing)'],
    [access('remove', { key: 'a', value: '1' }), 'a removed'],
    [access('clear', { key: 'a', value: '1' }), 'cleared'],
    [access(undefined, { key: 'a', value: '1' }), 'a = 1'],
    [access('peek', { key: 'a' }), 'a removed'],
    [access(undefined, {}), 'cleared'],
    [access(undefined, undefined), 'cleared'],
  ])('state their action: %j', (event, content) => {
    expect(linesOf([event])).toEqual([`local_storage ${content}`]);
  });
});

describe('additional event types', () => {
  it.each([
    [{ type: 'console_info', console_info_data: { message: 'a' } }, 'info: console_info a'],
    [
      { type: 'resource_error', resource_error_data: { tagName: 'IMG', url: 'https://cdn.example/a.png' } },
      'error: resource_error img https://cdn.example/a.png',
    ],
    [
      { type: 'csp_violation', csp_violation_data: { directive: 'img-src', blocked_uri: 'https://cdn.example' } },
      'error: csp_violation img-src blocked https://cdn.example',
    ],
    [
      {
        type: 'csp_violation',
        csp_violation_data: { directive: 'script-src', blocked_uri: 'inline', disposition: 'report' },
      },
      'warning: csp_violation script-src reported inline',
    ],
    [{ type: 'sse_message', sse_message_data: { data: '{"a":1}' } }, 'info: sse_message message: {"a":1}'],
    [{ type: 'sse_message', sse_message_data: { event: 'stock', data: '3' } }, 'info: sse_message stock: 3'],
    [
      { type: 'recorder_gap', recorder_gap_data: { reason: 'buffer full', duration_ms: 2_500 } },
      'info: recorder_gap events are missing for 2.50 s: buffer full',
    ],
    [{ type: 'recorder_gap' }, 'info: recorder_gap events are missing'],
    [
      { type: 'recorder_mark', recorder_mark_data: { note: 'The total\nis wrong' } },
      'info: recorder_mark The total is wrong',
    ],
    [{ type: 'recorder_mark', recorder_mark_data: { note: '' } }, 'info: recorder_mark'],
    [{ type: 'recorder_mark', recorder_mark_data: { note: ' \n ' } }, 'info: recorder_mark'],
    [{ type: 'recorder_mark', recorder_mark_data: {} }, 'info: recorder_mark'],
    [{ type: 'recorder_mark', recorder_mark_data: 'note' }, 'info: recorder_mark'],
    [{ type: 'recorder_mark' }, 'info: recorder_mark'],
    [{ type: 'recorder_mark', recorder_mark_data: { note: 42 } }, 'info: recorder_mark 42'],
    [
      { type: 'recorder_mark', recorder_mark_data: { note: 'x'.repeat(100_000) } },
      `info: recorder_mark ${'x'.repeat(239)}…`,
    ],
  ])('have their own rows: %j', (event, line) => {
    expect(rowsOf([event]).map((row) => `${row.severity}: ${rowLine(row)}`)).toEqual([line]);
  });
});
