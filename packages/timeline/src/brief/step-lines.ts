import { formatClock } from '@flowlens/core/format';
import type { EntryKind } from '@flowlens/core/recorded';
import { gapOf } from '../export/row-line.js';
import type {
  DomActionRow,
  NavigationRow,
  RecorderGapRow,
  RecorderMarkRow,
  TimelineRow,
} from '../rows/timeline-row.js';
import { recordedLine } from './safe-text.js';

const STEP_KINDS: ReadonlySet<EntryKind> = new Set<StepRow['kind']>([
  'dom_action',
  'navigation',
  'recorder_gap',
  'recorder_mark',
]);
const URL_MAX_CHARS = 160;
const TARGET_MAX_CHARS = 80;
const VALUE_MAX_CHARS = 60;
const NOTE_MAX_CHARS = 200;

/** An action of the user as text. */
export interface Step {
  timeMs: number;
  line: string;
  /** True if the user marked the moment. */
  marked: boolean;
}

/** A step while its rows are being joined. */
interface OpenStep {
  timeMs: number;
  marked?: boolean;
  /** Equal for rows that form one step, such as the keys of one word. */
  key: string;
  /** True if a repeat replaces the text, as with further typing; otherwise repeats are counted. */
  replaces: boolean;
  text: string;
  count: number;
}

/** Returns the condensed steps of the user: typing in one field, scrolling and repeated clicks are one step each. */
export function stepsOf(rows: Iterable<TimelineRow>): Step[] {
  const steps: OpenStep[] = [];
  for (const row of rows) {
    if (!isStep(row)) continue;
    // Frames such as ads navigate by themselves.
    if (row.kind === 'navigation' && row.inFrame) continue;
    const next = openStep(row);
    const last = steps.at(-1);
    if (last?.key !== next.key) steps.push(next);
    else if (next.replaces) last.text = next.text;
    else last.count += 1;
  }
  return steps.map(({ timeMs, marked = false, text, count }) => ({
    timeMs,
    marked,
    line: `${formatClock(timeMs)} ${text}${count > 1 ? ` (${count} times)` : ''}`,
  }));
}

type StepRow = DomActionRow | NavigationRow | RecorderGapRow | RecorderMarkRow;

function isStep(row: TimelineRow): row is StepRow {
  return STEP_KINDS.has(row.kind);
}

function openStep(row: StepRow): OpenStep {
  const { timeMs } = row;
  if (row.kind === 'recorder_mark') {
    const note = recordedLine(row.note, NOTE_MAX_CHARS);
    const text = note ? `Marked: ${note}` : 'Marked this moment';
    // Two marks are two moments, even with the same note.
    return { timeMs, marked: true, key: row.id, replaces: false, text, count: 1 };
  }
  if (row.kind === 'recorder_gap') {
    const text = `(${gapOf(row)})`;
    return { timeMs, key: text, replaces: false, text, count: 1 };
  }
  if (row.kind === 'navigation') {
    const url = recordedLine(row.url, URL_MAX_CHARS);
    return { timeMs, key: `opened ${url}`, replaces: true, text: `opened ${url}`, count: 1 };
  }
  const target = recordedLine(row.target, TARGET_MAX_CHARS) || 'the page';
  switch (row.action) {
    case 'click':
      return { timeMs, key: `click ${target}`, replaces: false, text: `clicked ${target}`, count: 1 };
    case 'input':
    case 'keydown_session':
      return { timeMs, key: `type ${target}`, replaces: true, text: `typed${valueOf(row)} into ${target}`, count: 1 };
    case 'scroll':
      return { timeMs, key: 'scroll', replaces: true, text: 'scrolled', count: 1 };
    case 'submit':
      return { timeMs, key: `submit ${target}`, replaces: false, text: `submitted ${target}`, count: 1 };
    default: {
      const text = `${recordedLine(row.action, VALUE_MAX_CHARS)} on ${target}`;
      return { timeMs, key: text, replaces: false, text, count: 1 };
    }
  }
}

function valueOf({ finalValue }: DomActionRow): string {
  return finalValue === null ? '' : ` "${recordedLine(finalValue, VALUE_MAX_CHARS)}"`;
}
