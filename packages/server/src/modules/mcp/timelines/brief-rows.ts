import { type EntryKind, rankIncidents, type TimelineEngine, type TimelineRow } from '@flowlens/core';
import { firstPlaceAt } from './places.js';
import { searchEntries } from './search-entries.js';

const STEPS: ReadonlySet<EntryKind> = new Set<EntryKind>(['dom_action', 'navigation']);
/** More than a brief can tell, on either side of the likeliest cause. */
const STEPS_BEFORE = 300;
const STEPS_AFTER = 100;
const INCIDENTS_MOST = 1_000;

/** The rows that a brief is made of, in order of time: what went wrong, and what the person did around the likeliest cause. */
export async function readBriefRows(engine: TimelineEngine): Promise<TimelineRow[]> {
  const incidents = engine.incidents(INCIDENTS_MOST);
  const steps = await searchEntries(engine, { kinds: STEPS, severities: null, search: '' });
  const causeMs = rankIncidents(incidents)[0]?.row.timeMs;
  const focus = causeMs === undefined ? steps.length : firstPlaceAt(steps, causeMs);
  const first = engine.rows(steps, 0, 1);
  const from = Math.max(1, focus - STEPS_BEFORE);
  const around = engine.rows(steps, from, focus + STEPS_AFTER - from);
  return [...first, ...around, ...incidents].sort((one, other) => one.timeMs - other.timeMs);
}
