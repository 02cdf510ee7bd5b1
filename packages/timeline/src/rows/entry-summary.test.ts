import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { entrySummary } from './entry-summary.js';

const summary = (event: TimelineEvent) => buildTimelineEntries([event]).map(entrySummary)[0];
const click = (target: TimelineEvent['target'], fields: Partial<TimelineEvent> = {}) =>
  summary(anEvent('dom_action', 0, { action_type: 'click', target, ...fields }));

describe('entrySummary', () => {
  it.each([
    [aRequest(0, 'a', { method: 'post', url: 'https://shop.example/api/pay?id=1#x' }), 'POST /api/pay?id=1#x'],
    [aRequest(0, 'a', { url: 'https://shop.example' }), 'GET /'],
    [aRequest(0, 'a', { url: 'https://shop.example?a=1' }), 'GET /?a=1'],
    [aRequest(0, 'a', { url: 'data:text/plain,x' }), 'GET data:text/plain,x'],
    [aResponse(0, 'a', { url: 'https://shop.example/x' }), '/x'],
    [anEvent('network_request'), ''],
    [
      anEvent('websocket_created', 0, { websocket_created_data: { url: 'wss://a.example/live' } }),
      'wss://a.example/live',
    ],
    [anEvent('console_error', 0, { console_error_data: { message: '\n TypeError: x \r\n  at y' } }), 'TypeError: x'],
    [anEvent('local_storage', 0, { local_storage_data: { key: 'cart' } }), 'cart'],
    [anEvent('navigation', 0, { navigation_data: { url: 'https://a.example/b' } }), 'https://a.example/b'],
    [anEvent('recorder_mark', 0, { recorder_mark_data: { note: ' The total is wrong ' } }), 'The total is wrong'],
    [anEvent('recorder_mark'), ''],
    [anEvent('heartbeat'), 'heartbeat'],
  ])('summarizes $type', (event, expected) => {
    expect(summary(event)).toBe(expected);
  });

  it.each([
    [click({ tagName: 'BUTTON', textContent: ' Pay\n  now ', id: 'pay' }), 'click button "Pay now"'],
    [click({ tagName: 'DIV', id: 'pay', className: 'a b' }), 'click div#pay'],
    [click({ tagName: 'DIV', className: ' a b' }), 'click div.a'],
    [click({ tagName: 'INPUT', type: 'checkbox' }), 'click input[type=checkbox]'],
    [click({ tagName: 'BODY' }), 'click body'],
    [click({ tagName: 'HTML', textContent: 'All the text of the page' }), 'click html'],
    [click({ tagName: 'FORM', textContent: 'Name Street City', id: 'pay-form' }), 'click form#pay-form'],
    [click({ textContent: 'Pay' }), 'click "Pay"'],
    [click(undefined), 'click'],
    [
      click({ tagName: 'INPUT', id: 'city' }, { action_type: 'input', final_value: 'Bern' }),
      'input input#city = "Bern"',
    ],
    [click({ tagName: 'P', textContent: 'x'.repeat(80) }), `click p "${'x'.repeat(60)}…"`],
  ])('writes %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
