import { firstIndexWhere } from '@flowlens/core/internal';
import type { DomActionRow, NavigationRow, TimelineRow } from '../../rows/timeline-row.js';
import { type FoldedRows, repeatKey, repeatsOf } from '../fold-repeats.js';
import { findEchoes } from './find-echoes.js';
import type { Incident } from './incident.js';

/** Errors of requests that the page cancelled itself, which are seldom the problem. */
const CANCELLED = /abort|cancel/i;
/** Maximum time between an action and the submit event that it causes. */
const SUBMIT_AFTER_MS = 1_000;

/**
 * Returns incidents, the most likely cause first: script errors and failed requests or server errors, then refused
 * requests, files that failed to load and policy violations, then console errors. Equal incidents are folded, and errors
 * that only repeat a failure belong to it; among equal ranks the earliest comes first.
 *
 * @param rows in order of time. The user's actions among them are those before the incidents.
 */
export function rankIncidents(rows: Iterable<TimelineRow>): Incident[] {
  const all = [...rows];
  const failureOf = findEchoes(all);
  const actions = all.filter(isAction);
  const incidents = new Map<string, FoldedRows>();
  const echoes = new Map<string, Map<string, FoldedRows>>();
  for (const row of all) {
    if (rankOf(row) === null) continue;
    const failure = failureOf.get(row);
    if (!failure) add(incidents, row);
    else {
      const key = repeatKey(failure);
      const known = echoes.get(key) ?? new Map<string, FoldedRows>();
      add(known, row);
      echoes.set(key, known);
    }
  }
  return [...incidents]
    .map(([key, folded]) => ({
      ...folded,
      echoes: [...(echoes.get(key)?.values() ?? [])],
      action: actionBefore(actions, folded.row.timeMs),
    }))
    .sort((one, other) => rankOf(one.row)! - rankOf(other.row)! || one.row.timeMs - other.row.timeMs);
}

function add(folds: Map<string, FoldedRows>, row: TimelineRow): void {
  const key = repeatKey(row);
  const known = folds.get(key);
  if (known) {
    known.count += repeatsOf(row).count;
    known.lastTimeMs = repeatsOf(row).lastTimeMs;
  } else folds.set(key, { row, ...repeatsOf(row) });
}

/** Returns the user's last action up to a time. A click says more than the submit event that it causes. */
function actionBefore(actions: readonly NonNullable<Incident['action']>[], timeMs: number): Incident['action'] {
  const at = firstIndexWhere(actions.length, (index) => actions[index]!.timeMs > timeMs) - 1;
  const last = actions[at];
  const cause = actions[at - 1];
  const isSubmitted = last?.kind === 'dom_action' && last.action === 'submit' && cause?.kind === 'dom_action';
  return (isSubmitted && last.timeMs - cause.timeMs <= SUBMIT_AFTER_MS ? cause : last) ?? null;
}

function isAction(row: TimelineRow): row is DomActionRow | NavigationRow {
  return row.kind === 'dom_action' ? row.action !== 'scroll' : row.kind === 'navigation' && !row.inFrame;
}

/** Returns the rank of a row, from 0 for the worst; null if it is not an incident. */
function rankOf(row: TimelineRow): number | null {
  switch (row.kind) {
    case 'javascript_error':
      return 0;
    case 'network':
      if (row.severity !== 'error') return null;
      if (row.state === 'failed') return CANCELLED.test(row.error ?? '') ? 3 : 0;
      return row.status !== null && row.status >= 500 ? 0 : 1;
    case 'resource_error':
      return 1;
    case 'csp_violation':
      return row.severity === 'error' ? 1 : null;
    case 'console_error':
      return 2;
    default:
      return null;
  }
}
