'use client';

import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import type { ExplainedIncident } from '@flowlens/timeline/brief';
import { statusText } from '../flow-timeline/row/entry-state-text.js';
import { RowSummary } from '../flow-timeline/row/row-summary.js';
import { useTimelineTexts } from '../flow-timeline/timeline-texts.js';
import { EventIcon } from '../ui/event-icon/event-icon.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import { useIncidentTexts } from './incident-texts.js';

export interface IncidentItemProps {
  m: Messages['whatWentWrong'];
  incident: ExplainedIncident;
  onOpen: ((incident: ExplainedIncident) => void) | undefined;
}

/** One incident: what failed, the reason, and the action before it. */
export function IncidentItem({ m, incident, onOpen }: IncidentItemProps) {
  const { row, count, cause, action } = incident;
  const timeline = useTimelineTexts();
  const { actionText, addressText } = useIncidentTexts(m);
  const kind = timeline.entryKinds[row.kind];
  const isFile = row.kind === 'csp_violation' || row.kind === 'resource_error';
  const state = row.kind === 'network' ? statusText(row, timeline) : isFile && kind;
  const address = addressText(row);
  const after = action && m.after({ action: actionText(action) });
  const pause = <VisuallyHidden>, </VisuallyHidden>;
  const content = (
    <>
      <EventIcon kind={row.kind} className="fl-incident-icon" />
      {!isFile && (
        <>
          <VisuallyHidden>{kind}</VisuallyHidden>
          {pause}
        </>
      )}
      <span className="fl-incident-head">
        {/* Spaces between the parts of a URL would be part of the name of the button. */}
        {address !== null && <VisuallyHidden>{address}</VisuallyHidden>}
        <span className="fl-incident-summary" aria-hidden={address !== null || undefined}>
          <RowSummary row={row} />
        </span>
        {state && (
          <>
            {pause}
            <span className="fl-incident-state">{state}</span>
          </>
        )}
        {count > 1 && (
          <>
            {pause}
            <span className="fl-incident-count">{m.times({ count })}</span>
          </>
        )}
      </span>
      {pause}
      <span className="fl-incident-time">{formatClock(row.timeMs)}</span>
      {cause && (
        <>
          {pause}
          <span className="fl-incident-cause" dir="auto">
            {cause}
          </span>
        </>
      )}
      {after && (
        <>
          {pause}
          <span className="fl-incident-after" title={after}>
            {after}
          </span>
        </>
      )}
    </>
  );

  return (
    <li className="fl-incident">
      {onOpen ? (
        <button type="button" className="fl-incident-press" data-pressable onClick={() => onOpen(incident)}>
          {content}
        </button>
      ) : (
        <div className="fl-incident-press">{content}</div>
      )}
    </li>
  );
}
