import type { TimelineEvent } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../../test-support/event-builders.js';
import { buildTimelineEntries } from '../../index/build-timeline-entries.js';
import { drawSequenceDiagram, hasMessages } from './mermaid-diagram.js';
import { SEQUENCE_MESSAGES_MAX, websocketMessageCount } from './sequence-messages.js';

const draw = (...events: TimelineEvent[]) => drawSequenceDiagram(buildTimelineEntries(events));
const lines = (diagram: string) =>
  diagram
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

/** Allowed lines of a diagram. Recorded text can only be in the labels. */
const LABEL = /(?:[\p{L}\p{N} /._~,=+*@!$()|?…%-]|#\d+;)*/u.source;
const LINE = new RegExp(
  `^  (?:participant (?:Browser|H\\d+ as ${LABEL})|Browser-(?:>>|x)H\\d+: ${LABEL}|H\\d+--(?:>>|x)Browser: ${LABEL}|Note over Browser(?:,H\\d+)?: ${LABEL})$`,
  'u',
);

function expectSafe(diagram: string): void {
  const [first, ...rest] = diagram.trimEnd().split('\n');
  expect(first).toBe('sequenceDiagram');
  for (const line of rest) expect(line).toMatch(LINE);
  expect(diagram).not.toMatch(/%%|\bend\b|\bwrap\b/i);
  expect(diagram.length).toBeLessThan(50_000);
}

describe('drawSequenceDiagram', () => {
  it('draws a request that recorded its failure as one lost message', () => {
    const failed = aRequest(0, 'a', { url: 'https://shop.example/a', error: 'net::ERR_FAILED' });
    const diagram = draw({ ...failed, latency_ms: 35 });

    expect(lines(diagram).at(-1)).toBe('Browser-xH1: GET /a failed in 35 ms net#58;#58;ERR_FAILED');
    expect(hasMessages(diagram)).toBe(true);
    expectSafe(diagram);
  });

  it('draws requests and responses between the browser and each host in order of time', () => {
    const diagram = draw(
      aRequest(0, 'a', { method: 'get', url: 'https://Shop.example/cart?token=1#top' }),
      aRequest(10, 'b', { method: 'POST', url: 'https://user:secret@api.example:8443/v1/checkout' }),
      aResponse(40, 'b', { status: 500 }),
      aResponse(95, 'a', { status: 200 }),
    );

    expect(diagram).toBe(`sequenceDiagram
  participant Browser
  participant H1 as shop.example
  participant H2 as api.example#58;8443
  Browser->>H1: GET /cart
  Browser->>H2: POST /v1/checkout
  H2-->>Browser: 500 in 30 ms
  H1-->>Browser: 200 in 95 ms
`);
  });

  it('shows failures, pending requests, and responses without a request', () => {
    const diagram = draw(
      aRequest(0, 'a'),
      aRequest(1, 'b', { url: '/relative' }),
      aResponse(5, 'a', { status: 0, error: 'net::ERR_FAILED' }),
      aResponse(9, 'c', { status: 204, url: 'https://other.example/late' }),
    );

    expect(lines(diagram).slice(4)).toEqual([
      'participant H3 as other.example',
      'Browser->>H1: GET /api',
      'Browser->>H2: GET /relative',
      'H1--xBrowser: failed in 5 ms net#58;#58;ERR_FAILED',
      'H3-->>Browser: 204',
    ]);
    expect(diagram).toContain('participant H2 as (no host)');
  });

  it('resolves the host of a relative address by its page', () => {
    const request = { ...aRequest(0, 'a', { url: '/api/cart' }), page_url: 'https://shop.example/cart' };

    expect(lines(draw(request)).slice(2)).toEqual(['participant H1 as shop.example', 'Browser->>H1: GET /api/cart']);
  });

  it('omits the data of a data address', () => {
    expect(draw(aRequest(0, 'a', { url: 'data:image/png;base64,AAAA' }))).toContain('Browser->>H1: GET data#58;\n');
  });

  it('sums up the frames of a websocket', () => {
    const frame = (type: string, timeMs: number) => anEvent(type, timeMs, { correlation_id: 'w' });
    const created = { correlation_id: 'w', websocket_created_data: { url: 'wss://chat.example/room/7?key=1' } };
    const closed = { correlation_id: 'w', websocket_closed_data: { reason: 'going away' } };

    expect(
      lines(
        draw(
          anEvent('websocket_created', 0, created),
          frame('websocket_frame_sent', 1),
          frame('websocket_frame_received', 2),
          frame('websocket_frame_received', 3),
          anEvent('websocket_closed', 4, closed),
        ),
      ).slice(2),
    ).toEqual([
      'participant H1 as chat.example',
      'Browser->>H1: WebSocket /room/7',
      'Note over Browser,H1: WebSocket frames 1 sent, 2 received',
      'H1-->>Browser: WebSocket closed going away',
    ]);
  });

  it('is valid when there is nothing to draw', () => {
    const empty = 'sequenceDiagram\n  participant Browser\n  Note over Browser: ';

    expect(draw(anEvent('navigation'))).toBe(`${empty}No network traffic was recorded.\n`);
    expect(drawSequenceDiagram([], 'There is no timeline.')).toBe(`${empty}There is no timeline.\n`);
  });

  it('states how much it omits', () => {
    const events = Array.from({ length: 1_000 }, (_, at) => aRequest(at, `r${at}`, { url: `https://h${at}.example/` }));
    const all = lines(draw(...events));

    expect(all.filter((line) => line.includes('->>'))).toHaveLength(200);
    expect(all.at(-1)).toBe('Note over Browser: 800 more messages are left out.');
  });

  it('is the same for the first entries with the count of all messages', () => {
    const traffic = fc.oneof(
      fc.record({ kind: fc.constant('request'), id: fc.nat(400), time: fc.nat(500) }),
      fc.record({ kind: fc.constant('response'), id: fc.nat(400), time: fc.nat(500) }),
      fc.record({ kind: fc.constantFrom('created', 'closed', 'frame_sent'), id: fc.nat(5), time: fc.nat(500) }),
    );
    fc.assert(
      fc.property(fc.array(traffic, { minLength: 250, maxLength: 500 }), (all) => {
        const events = all
          .toSorted((one, other) => one.time - other.time)
          .map(({ kind, id, time }) => {
            if (kind === 'request') return aRequest(time, `n${id}`, { url: `https://h.example/${id}` });
            if (kind === 'response') return aResponse(time, `n${id}`);
            return anEvent(`websocket_${kind}`, time, { correlation_id: `w${id}` });
          });
        const entries = buildTimelineEntries(events);
        const count = entries.reduce(
          (sum, entry) =>
            sum +
            (entry.kind === 'websocket'
              ? websocketMessageCount(entry)
              : Number(entry.kind === 'network' && entry.request !== null) +
                Number(entry.kind === 'network' && entry.response !== null)),
          0,
        );
        const first = entries.slice(0, SEQUENCE_MESSAGES_MAX);

        expect(drawSequenceDiagram(first, undefined, count)).toBe(drawSequenceDiagram(entries));
      }),
      { numRuns: 100 },
    );
  });

  it('stays below Mermaid’s maximum size for labels of any length', () => {
    const events = Array.from({ length: 200 }, (_, at) => aRequest(at, `r${at}`, { url: `/${';'.repeat(500)}` }));
    const diagram = draw(...events);
    const drawn = lines(diagram).filter((line) => line.includes('->>')).length;

    expectSafe(diagram);
    expect(drawn).toBeGreaterThan(50);
    expect(lines(diagram).at(-1)).toBe(`Note over Browser: ${200 - drawn} more messages are left out.`);
  });

  it.each([
    ['a line of its own', 'x\nBrowser->>Browser: forged'],
    ['a line end of another kind', 'x\r\u2028\u2029\u0085Browser->>Browser: forged'],
    ['a statement', 'x; Browser->>Browser: forged'],
    ['a comment', 'x # y %% z'],
    ['a directive', '%%{init: {"securityLevel": "loose"}}%%'],
    ['an odd run of percent signs', '%%%{init}%%%'],
    ['an end', 'end'],
    ['the end of a block', 'x end y END'],
    ['a link', 'x\nlink H1: Dashboard @ javascript:alert(1)'],
    ['markup', '<img src=x onerror=alert(1)>"\'`'],
    ['an entity', '&lt;script&gt; #lt; #60;'],
    ['a style', 'style x:y#z;'],
    ['wrapping', 'wrap: x'],
    ['a participant', 'x as y\nparticipant Evil'],
    ['front matter', '---\ntitle: forged\n---'],
    ['a mark that passes for a letter', 'a\u0345b'],
    ['words beside a letter that passes for one of theirs', 'end\u017F \u212Awrap'],
    ['hidden characters', 'a\u202Eb\u200Bc\uFEFFd\u0000e\uD800f'],
  ])('neutralizes %s', (_what, text) => {
    const websocket = { correlation_id: 'w', websocket_created_data: { url: text } };
    const diagram = draw(
      aRequest(0, 'a', { method: text, url: `https://shop.example/${text}` }),
      aRequest(1, 'b', { method: text, url: text }),
      aResponse(2, 'a', { status: 0, error: text }),
      anEvent('websocket_created', 3, websocket),
      anEvent('websocket_closed', 4, { correlation_id: 'w', websocket_closed_data: { reason: text } }),
    );

    expectSafe(diagram);
    // The same lines as for a harmless text.
    expect(lines(diagram).filter((line) => /->>|--x/.test(line))).toHaveLength(5);
    for (const hidden of '\u202E\u200B\uFEFF\u0000') expect(diagram).not.toContain(hidden);
  });

  it('is safe for any recording', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'\n\r;#:%<>"\'&{}[]end wrap-', '%%{', ' end ', '->>'),
        fc.string({ maxLength: 3, unit: 'binary' }),
      ),
      maxLength: 200,
    });
    fc.assert(
      fc.property(nasty, nasty, nasty, (one, two, three) => {
        expectSafe(
          draw(
            aRequest(0, 'a', { method: one, url: two }),
            aRequest(0, 'b', { method: one, url: `https://${two}/${three}` }),
            aResponse(1, 'b', { status: 0, error: three }),
            anEvent('websocket_created', 3, { websocket_created_data: { url: one } }),
            anEvent('websocket_closed', 4, { websocket_closed_data: { reason: two } }),
          ),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('hasMessages', () => {
  it.each([
    ['a request', [aRequest(0, 'a')], true],
    ['a failure alone', [aResponse(5, 'a', { status: 0, error: 'net::ERR_FAILED' })], true],
    ['nothing', [], false],
  ])('returns true for %s', (_what, events, expected) => {
    expect(hasMessages(draw(...events))).toBe(expected);
  });

  it('does not count a note as a message', () => {
    expect(hasMessages(drawSequenceDiagram([], 'Browser->>H1 is not there yet.'))).toBe(false);
  });
});
