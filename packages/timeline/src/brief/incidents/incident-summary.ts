import { formatClock } from '@flowlens/core/format';
import { fencedText, recordedLine } from '../safe-text.js';
import type { IncidentReport } from './explain-incidents.js';
import { incidentHeadline, repeatNote } from './incident-lines.js';

const TITLE_MAX_CHARS = 200;
const URL_MAX_CHARS = 2_000;
/** Incidents after the first are seldom the cause. */
const SUMMARIZED_MAX = 3;

export interface IncidentSummaryOptions {
  title: string;
  report: IncidentReport;
  /** URL that opens the flow at the first incident, or the flow itself. */
  url?: string | undefined;
}

/**
 * Writes what went wrong as Markdown for a chat or an issue: title, cause, steps and a link. Recorded and typed text is in
 * fences that it cannot close.
 */
export function incidentSummary({ title, report, url }: IncidentSummaryOptions): string {
  const { steps } = report;
  const lines = summaryLines(report);
  const parts = [
    fencedText(recordedLine(title, TITLE_MAX_CHARS)),
    ...(lines.length > 0
      ? ['**What went wrong**', fencedText(lines.join('\n'))]
      : ['Nothing went wrong in the recording.']),
    ...(steps.length > 0 ? ['**Steps before it**', fencedText(steps.join('\n'))] : []),
    ...(url === undefined ? [] : [`Recording: <${recordedLine(url, URL_MAX_CHARS).replace(/[<>\s]/g, '')}>`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes what went wrong as plain text, for forms that do not know Markdown. Empty without incidents. */
export function incidentText(report: IncidentReport): string {
  const lines = summaryLines(report);
  if (lines.length === 0) return '';
  const steps = report.steps.length > 0 ? ['', 'Steps before it:', ...report.steps] : [];
  return ['What went wrong:', ...lines, ...steps].join('\n');
}

function summaryLines({ incidents }: IncidentReport): string[] {
  return incidents.slice(0, SUMMARIZED_MAX).flatMap((incident) => {
    const { row, cause } = incident;
    const headline = incidentHeadline(row);
    const isNew = cause !== null && !headline.includes(`failed ${cause}`);
    return [`${formatClock(row.timeMs)} ${headline}${repeatNote(incident)}`, ...(isNew ? [`     ${cause}`] : [])];
  });
}
