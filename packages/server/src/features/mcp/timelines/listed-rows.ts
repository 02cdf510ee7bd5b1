import { setImmediate } from 'node:timers/promises';
import { formatClock } from '@flowlens/core/format';
import type { TimelineEngine, TimelineRow, TimelineSelection } from '@flowlens/timeline';
import { repeatKey } from '@flowlens/timeline/brief';
import { rowLine } from '@flowlens/timeline/export';

/** Rows to read before yielding to the event loop, and the maximum per call. */
const TURN_ROWS = 500;
const ENTRIES_SCANNED_MAX = 20_000;

interface ListOptions {
  selection: TimelineSelection;
  /** Positions in the selection; `to` is exclusive. */
  from: number;
  to: number;
  passes: (row: TimelineRow) => boolean;
  maxLines: number;
  maxChars: number;
}

interface ListedRows {
  lines: string[];
  /** Last entry that was read; undefined at the end. */
  cursor: string | undefined;
}

/** Group of rows with the same text. */
interface Group {
  key: string;
  first: TimelineRow;
  last: TimelineRow;
  count: number;
}

/** Formats rows as lines; folds repeated lines and returns as many as fit. */
export async function listRows(engine: TimelineEngine, options: ListOptions): Promise<ListedRows> {
  const { selection, from, to, passes, maxLines, maxChars } = options;
  const lines: string[] = [];
  let room = maxChars;
  let group = null as Group | null;
  let shownId: string | undefined;

  /** Adds a group if there is room, and returns whether there was. */
  function show(group: Group): boolean {
    const line = lineOf(group);
    if (lines.length === maxLines || line.length + 1 > room) return false;
    lines.push(line);
    room -= line.length + 1;
    shownId = group.last.id;
    return true;
  }

  for (let place = from; place < to; place += 1) {
    if ((place - from) % TURN_ROWS === TURN_ROWS - 1) await setImmediate();
    const [row] = engine.rows(selection, place, 1);
    if (!row) break;
    const passed = passes(row);
    const key = passed ? keyOf(row) : '';
    if (passed && group?.key === key) group = { ...group, count: group.count + 1, last: row };
    else if (passed) {
      if (group && !show(group)) return { lines, cursor: shownId };
      group = { key, first: row, last: row, count: 1 };
    }
    if (place - from + 1 < ENTRIES_SCANNED_MAX) continue;
    if (group && !show(group)) return { lines, cursor: shownId };
    return { lines, cursor: place + 1 < to ? row.id : undefined };
  }
  const isWhole = !group || show(group);
  return { lines, cursor: isWhole ? undefined : shownId };
}

/** Two connections to the same address are not repetitions: each has its own frames. */
function keyOf(row: TimelineRow): string {
  return row.kind === 'websocket' ? row.id : repeatKey(row);
}

function lineOf({ first, last, count }: Group): string {
  const repeats = count > 1 ? ` (${count} times, the last is ${last.id} at ${formatClock(last.timeMs)})` : '';
  return `${first.id} ${formatClock(first.timeMs)} ${rowLine(first)}${repeats}`;
}
