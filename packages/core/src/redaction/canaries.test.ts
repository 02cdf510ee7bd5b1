import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '../recorded/event-types.js';
import { redactEvent } from './events/redact-event.js';
import { type Canary, makeCanaries, findCanaries } from '../test-support/canaries.js';

const at = { relative_time_ms: 10, timestamp: 1795255221634 };
const json = { 'content-type': 'application/json' };

/** Places in an event where a text of the page may appear. */
const PLACES: Record<string, (text: string) => object> = {
  'a body': (text) => ({ network_request_data: { headers: {}, body: text } }),
  'a body of JSON': (text) => ({ network_request_data: { headers: json, body: JSON.stringify({ note: text }) } }),
  'a form': (text) => ({ network_request_data: { headers: {}, body: String(new URLSearchParams({ note: text })) } }),
  'a header': (text) => ({ network_response_data: { headers: { 'x-note': text } } }),
  'a query': (text) => ({ network_request_data: { url: `https://b.example/a?note=${encodeURIComponent(text)}` } }),
  'a fragment': (text) => ({ page_url: `https://b.example/a#${encodeURIComponent(text)}` }),
  'a path': (text) => ({ page_url: `https://b.example/a/${encodeURIComponent(text)}/b` }),
  'a frame': (text) => ({ websocket_frame_data: { opcode: 1, payloadData: text } }),
  'a message': (text) => ({ console_error_data: { message: `seen ${text} here` } }),
  'an object of a message': (text) => ({ console_log_data: { message: `seen {"note":${JSON.stringify(text)}}` } }),
  'a stack': (text) => ({
    javascript_error_data: { message: 'x', stack: `Error: ${text}\n    at f (https://a.example/a.js:1:2)` },
  }),
  'a stored value': (text) => ({ type: 'local_storage', local_storage_data: { key: 'note', value: text } }),
  'a storage key': (text) => ({ type: 'local_storage', local_storage_data: { key: text, value: 'x' } }),
  'the text of an element': (text) => ({ type: 'dom_action', target: { textContent: text, tagName: 'BUTTON' } }),
  'the id of an element': (text) => ({ type: 'dom_action', target: { id: text, xpath: `//*[@id="${text}"]` } }),
  'a mark': (text) => ({ recorder_mark_data: { note: text } }),
};

function leaksOf(canary: Canary): string[] {
  return Object.entries(PLACES).flatMap(([place, write]) => {
    const event = { type: 'x', ...at, ...write(canary.text) } as TimelineEvent;
    const redacted = JSON.stringify(redactEvent(event));
    return findCanaries(redacted).length > 0 ? [`${place}: ${redacted}`] : [];
  });
}

describe('redactEvent', () => {
  it.each(makeCanaries().map((canary) => [canary.kind, canary.form, canary] as const))(
    'removes every part of a canary from an event: %s, %s',
    (_kind, _form, canary) => {
      expect(leaksOf(canary)).toEqual([]);
    },
  );
});

describe('findCanaries', () => {
  it.each(makeCanaries())('finds unredacted values: $kind, $form', ({ kind, form, text }) => {
    expect(findCanaries(JSON.stringify({ text }))).not.toEqual([]);
    if (form === 'raw' && kind !== 'basic credentials') expect(findCanaries(btoa(` ${text}`))).not.toEqual([]);
  });
});
