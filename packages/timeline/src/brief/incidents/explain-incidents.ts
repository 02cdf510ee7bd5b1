import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import type { EntryKind } from '@flowlens/core/recorded';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import type { TimelineEngine } from '../../index/timeline-engine.js';
import type { TimelineRow } from '../../rows/timeline-row.js';
import { stepsOf } from '../step-lines.js';
import { causeOf } from './cause-of.js';
import type { Incident } from './incident.js';
import { rankIncidents } from './rank-incidents.js';

/** More than anyone reads in a list that is sorted by likelihood. */
const EXPLAINED_MAX = 50;
const STEPS_MAX = 12;
const ACTION_KINDS: ReadonlySet<EntryKind> = new Set<EntryKind>(['dom_action', 'navigation']);
/** Rows read to find the last action among scrolls and frames, and to condense the steps of the first incident. */
const ACTION_ROWS = 12;
const STEP_ROWS = 60;

/** An incident with its reason. */
export interface ExplainedIncident extends Incident {
  /** One line, such as the message in the response of a failed request; null if none was recorded. */
  cause: string | null;
}

/** Explanation of the failures in a flow. */
export interface IncidentReport {
  /** The most likely cause first, at most 50. */
  incidents: readonly ExplainedIncident[];
  /** Number of all incidents. */
  total: number;
  /** The user's last steps before the first incident, in English. */
  steps: readonly string[];
}

/**
 * Explains what went wrong: ranked incidents without their echoes, each with its reason and the action before it.
 *
 * @param rows in order of time: failures, and the user's actions before them. `incidentRows` selects them.
 */
export function explainIncidents(
  rows: Iterable<TimelineRow>,
  readEntry: (entryId: string) => TimelineEntry | null | undefined,
): IncidentReport {
  const all = [...rows];
  const incidents = rankIncidents(all);
  const first = incidents[0]?.row.timeMs ?? -1;
  return {
    incidents: incidents
      .slice(0, EXPLAINED_MAX)
      .map((incident) => ({ ...incident, cause: causeOf(incident, readEntry(incident.row.id) ?? null) })),
    total: incidents.length,
    steps: stepsOf(all.filter(({ timeMs }) => timeMs <= first))
      .slice(-STEPS_MAX)
      .map(({ line }) => line),
  };
}

/** Selects the failures of a timeline and the user's actions before them, in order of time. */
export function incidentRows(engine: Pick<TimelineEngine, 'incidents' | 'rowsBefore'>): TimelineRow[] {
  const failures = engine.incidents(TIMELINE_INCIDENTS_MAX);
  const rows = new Map(failures.map((row) => [row.id, row]));
  for (const [place, { row }] of rankIncidents(failures).slice(0, EXPLAINED_MAX).entries()) {
    const before = engine.rowsBefore(row.id, ACTION_KINDS, place === 0 ? STEP_ROWS : ACTION_ROWS);
    before.forEach((action) => rows.set(action.id, action));
  }
  return [...rows.values()].sort((one, other) => one.timeMs - other.timeMs);
}
