import { createTimelineEngine } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { listRows } from './listed-rows.js';

/** Maximum number of entries that one call reads. */
const SCANNED_MAX = 20_000;

function engineOf(length: number) {
  const engine = createTimelineEngine();
  const events = Array.from({ length }, (_, at) => ({
    type: 'console_log',
    relative_time_ms: at,
    console_log_data: { message: `line ${at}` },
  }));
  engine.push(new TextEncoder().encode(JSON.stringify(events)));
  engine.end();
  return engine;
}

describe('listRows', () => {
  it('returns a cursor for a last line without room, even at the limit of entries per call', async () => {
    const engine = engineOf(SCANNED_MAX);
    const wanted = new Set(['e0', `e${SCANNED_MAX - 1}`]);
    const options = { selection: engine.all, to: engine.length, maxLines: 1, maxChars: 1_000 };
    const passes = ({ id }: { id: string }) => wanted.has(id);

    const first = await listRows(engine, { ...options, from: 0, passes });
    expect(first).toMatchObject({ lines: [expect.stringMatching(/^e0 /)], cursor: 'e0' });
    const rest = await listRows(engine, { ...options, from: 1, passes });

    expect(rest).toMatchObject({ lines: [expect.stringMatching(/^e19999 /)], cursor: undefined });
  });
});
