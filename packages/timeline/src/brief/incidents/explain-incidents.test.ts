import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { buildTimelineEntries } from '../../index/build-timeline-entries.js';
import { createTimelineEngine } from '../../index/create-timeline-engine.js';
import { anEvent, aRequest, aResponse } from '../../test-support/event-builders.js';
import { explainIncidents, incidentRows } from './explain-incidents.js';
import { incidentHeadline } from './incident-lines.js';

const JSON_TYPE = { 'content-type': 'application/json' };

const click = (timeMs: number, textContent: string) =>
  anEvent('dom_action', timeMs, { action_type: 'click', target: { tagName: 'BUTTON', textContent } });
const logged = (timeMs: number, message: string, url = 'https://shop.example/checkout') =>
  anEvent('console_error', timeMs, { console_error_data: { message, url } });
const thrown = (timeMs: number, message: string, stack?: string) =>
  anEvent('javascript_error', timeMs, { javascript_error_data: { message, ...(stack && { stack }) } });

/** Returns a request to the orders of the shop, and its response after 40 ms. */
function order(timeMs: number, { status = 500, body = '', error = '' } = {}): TimelineEvent[] {
  const id = `order-${timeMs}`;
  const data = error ? { status: 0, error } : { status, body, headers: JSON_TYPE };
  return [
    aRequest(timeMs, id, { method: 'POST', url: 'https://shop.example/api/orders' }),
    aResponse(timeMs + 40, id, data),
  ];
}

function explained(events: TimelineEvent[]) {
  const entries = buildTimelineEntries(events);
  return explainIncidents(entries, (id) => entries.find((entry) => entry.id === id));
}

/** Returns headline, count and cause of each incident, without its duration. */
const summarize = (events: TimelineEvent[]) =>
  explained(events).incidents.map(({ row, count, cause }) => [
    incidentHeadline(row).replace(/ in \d+ ms$/, ''),
    count,
    cause,
  ]);

const ORDER = 'POST https://shop.example/api/orders';
const TYPE_ERROR = "TypeError: Cannot read properties of undefined (reading 'price')";

describe('explainIncidents', () => {
  it('reduces a repeated failed request with its console errors to one incident', () => {
    const body = JSON.stringify({ error: 'internal_error', message: TYPE_ERROR, trace_id: 'ef50' });
    const message = `Checkout failed Error: The order was refused with status 500: ${TYPE_ERROR}`;
    const report = explained([
      anEvent('navigation', 0, { navigation_data: { url: 'https://shop.example/checkout' } }),
      click(1_000, 'Pay €86'),
      anEvent('dom_action', 1_007, { action_type: 'submit', target: { tagName: 'FORM' } }),
      ...order(1_010, { body }),
      logged(1_052, message),
      anEvent('dom_action', 2_000, { action_type: 'scroll', target: { tagName: 'HTML' } }),
      click(5_000, 'Pay €86'),
      ...order(5_010, { body }),
      logged(5_053, message),
    ]);

    expect(report.total).toBe(1);
    expect(report.incidents).toMatchObject([
      {
        row: { kind: 'network', status: 500, timeMs: 1_010 },
        count: 2,
        lastTimeMs: 5_010,
        cause: TYPE_ERROR,
        action: { action: 'click', target: 'button "Pay €86"', timeMs: 1_000 },
        echoes: [{ row: { kind: 'console_error' }, count: 2 }],
      },
    ]);
    expect(report.steps).toEqual([
      '0:00 opened https://shop.example/checkout',
      '0:01 clicked button "Pay €86"',
      '0:01 submitted form',
    ]);
  });

  it.each([
    ['the status', 'Request failed with status code 500'],
    ['the path', 'Could not post to /api/orders'],
    ['the last word of the path', 'Loading orders did not work'],
    ['the browser’s own text', 'Failed to load resource: the server responded with a status of 500 ()'],
  ])('folds a console error that names %s into the request', (_what, message) => {
    expect(summarize([...order(1_000), logged(1_050, message)])).toEqual([[`${ORDER} -> 500`, 1, expect.anything()]]);
  });

  it('folds an uncaught error about a missing response into the request', () => {
    const events = [
      ...order(1_000, { error: 'net::ERR_CONNECTION_REFUSED' }),
      thrown(1_050, 'TypeError: Failed to fetch'),
    ];

    expect(summarize(events)).toEqual([
      [`${ORDER} failed net::ERR_CONNECTION_REFUSED`, 1, 'net::ERR_CONNECTION_REFUSED'],
    ]);
  });

  it('folds an element that failed to load the same file', () => {
    const url = 'https://cdn.example/a.webp';
    const events = [
      aRequest(0, 'a', { url }),
      aResponse(20, 'a', { status: 404 }),
      anEvent('resource_error', 21, { resource_error_data: { tagName: 'IMG', url } }),
      anEvent('resource_error', 22, { resource_error_data: { tagName: 'IMG', url: 'https://cdn.example/b.webp' } }),
    ];

    expect(summarize(events)).toEqual([
      [`GET ${url} -> 404`, 1, null],
      ['could not load img https://cdn.example/b.webp', 1, null],
    ]);
  });

  it('folds an element whose file was blocked into the violation of the policy', () => {
    const url = 'https://parcels.example/badge.svg';
    const events = [
      anEvent('csp_violation', 20, { csp_violation_data: { directive: 'img-src', blocked_uri: url } }),
      anEvent('resource_error', 21, { resource_error_data: { tagName: 'IMG', url } }),
    ];

    expect(summarize(events)).toEqual([[`content security policy: img-src blocked ${url}`, 1, null]]);
  });

  it.each([
    ['a script error on the same subject', [...order(1_000), thrown(1_200, 'orders is not iterable')]],
    ['a console error on another subject', [...order(1_000), logged(1_200, 'Invalid voucher')]],
    ['an error long after the request', [...order(1_000), logged(4_000, 'Request failed with status code 500')]],
    ['an error before the request', [logged(500, 'Request failed with status code 500'), ...order(1_000)]],
    ['a number that only contains the status', [...order(1_000), logged(1_200, 'Took 15000 ms')]],
  ])('keeps %s', (_what, events) => {
    expect(explained(events).total).toBe(2);
  });

  it.each([
    [{ message: 'No stock' }, 'No stock'],
    [{ detail: [{ msg: 'x', message: 'country is unknown' }] }, 'country is unknown'],
    [{ error: { code: 7, message: 'Nested' } }, 'Nested'],
    [{ errors: ['First', 'Second'] }, 'First'],
    [{ trace_id: 'ef50' }, null],
    [['Only text'], 'Only text'],
  ])('reads the reason from the response %j', (body, cause) => {
    expect(summarize(order(0, { body: JSON.stringify(body) }))).toEqual([[`${ORDER} -> 500`, 1, cause]]);
  });

  it('reads the innermost reason from a console error when the response has none', () => {
    expect(summarize([...order(0), logged(100, `Checkout failed Error: status 500: ${TYPE_ERROR}`)])).toEqual([
      [`${ORDER} -> 500`, 1, TYPE_ERROR],
    ]);
  });

  it('names the line of code of a script error', () => {
    const stack = 'TypeError: x is null\n    at rating (https://shop.example/js/sort.js:12:3)\n    at sort (a.js:1:1)';

    expect(summarize([thrown(0, 'TypeError: x is null', stack)])).toEqual([
      ['script error: TypeError: x is null', 1, 'at rating (sort.js:12:3)'],
    ]);
  });

  it('makes hostile reasons one safe line', () => {
    const [incident] = explained(
      order(0, { body: JSON.stringify({ message: `a\u202e\n\u001b[31m${'b'.repeat(999)}` }) }),
    ).incidents;

    expect(incident?.cause).toMatch(/^a b+…$/);
    expect(incident?.cause).toHaveLength(240);
  });

  it('explains at most 50 incidents and counts all', () => {
    const report = explained(Array.from({ length: 80 }, (_, at) => thrown(at, `Error: ${at}`)));

    expect(report.incidents).toHaveLength(50);
    expect(report.total).toBe(80);
  });

  it('finds nothing in a recording without errors', () => {
    expect(explained([click(0, 'Pay')])).toEqual({ incidents: [], total: 0, steps: [] });
  });

  it('compares storms of failures with few requests each', () => {
    const storm = Array.from({ length: 2_000 }, (_, at) => [
      ...order(at, { status: 503 }),
      logged(at + 41, `Glitch x${at}`),
    ]).flat();

    expect(explained(storm.sort((one, other) => one.relative_time_ms - other.relative_time_ms)).total).toBe(2_001);
  });
});

describe('incidentRows', () => {
  it('selects failures and the actions before them from a long timeline', () => {
    const noise = (from: number) =>
      Array.from({ length: 500 }, (_, at) => anEvent('console_log', from + at, { console_log_data: { message: 'x' } }));
    const engine = createTimelineEngine();
    const events = [
      ...Array.from({ length: 100 }, (_, at) => click(at, `Step ${at}`)),
      ...noise(100),
      thrown(1_000, 'Error: first'),
      click(1_100, 'Later'),
      ...noise(1_200),
      logged(2_000, 'Last'),
    ];
    engine.push(new TextEncoder().encode(JSON.stringify(events)));
    engine.end();

    const rows = incidentRows(engine);
    const { incidents, steps } = explainIncidents(rows, (id) => engine.entry(id));

    expect(rows.length).toBeLessThan(80);
    expect(incidents.map(({ action }) => action)).toMatchObject([
      { target: 'button "Step 99"' },
      { target: 'button "Later"' },
    ]);
    expect(steps.at(-1)).toBe('0:00 clicked button "Step 99"');
    expect(steps).toHaveLength(12);
  });
});
