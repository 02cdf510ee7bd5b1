import { describe, expect, it } from 'vitest';
import { readTimelineEvents } from './timeline-events.js';

const EVENTS = [
  { type: 'a', text: 'quotes " and \\ and } ] in a text', deep: [{ more: [1, '['] }] },
  { type: 'b', text: 'Zoë 💥 \u0000', timeline: [{ type: 'inner' }] },
  {},
];

async function read(text: string, chunkBytes = text.length): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const events: unknown[] = [];
  for await (const event of readTimelineEvents(chunks())) events.push(event);
  return events;
}

describe('readTimelineEvents()', () => {
  it.each([1, 2, 3, 7, 1_000])('finds the same events in chunks of %i bytes', async (chunkBytes) => {
    for (const indent of [undefined, 2]) {
      expect(await read(JSON.stringify(EVENTS, null, indent), chunkBytes)).toEqual(EVENTS);
      const file = { metadata: { timeline: [1, { no: 1 }], 'x"timeline': [{}] }, timeline: EVENTS, after: [{ no: 2 }] };
      expect(await read(JSON.stringify(file, null, indent), chunkBytes)).toEqual(EVENTS);
    }
  });

  it.each([
    '',
    'null',
    '7',
    '{}',
    '[]',
    '{"timeline": 7}',
    '{"events": [{"type": "a"}]}',
    '<html>[1, 2]</html>',
    '["a", 1]',
  ])('finds none in %s', async (text) => {
    expect(await read(text)).toEqual([]);
  });

  it('gives what is whole of a file that was cut', async () => {
    expect(await read('[{"type": "a"}, {"type": "b"')).toEqual([{ type: 'a' }]);
  });

  it('fails at an event that is no JSON', async () => {
    await expect(read('[{"type": "a"}, {type: b}]')).rejects.toThrow(SyntaxError);
  });

  it.each(['[[[[[[', ']]]]]]', '}{][', '{"timeline":[}{]', '"""""', '[{]}', '\\\\"[{"'])(
    'ends with %s too',
    async (text) => {
      await expect(read(text).catch((error: unknown) => error instanceof SyntaxError)).resolves.toBeTruthy();
    },
  );
});
