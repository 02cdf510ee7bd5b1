'use client';

import type { Messages } from '@flowlens/core/messages';
import type { ExplainedIncident, IncidentReport } from '@flowlens/timeline/brief';
import { useId, useState } from 'react';
import { Button } from '../ui/button/button.js';
import { IncidentItem } from './incident-item.js';

/** Incidents shown at first. */
const SHOWN_AT_FIRST = 3;

export interface IncidentListProps {
  m: Messages['whatWentWrong'];
  report: IncidentReport;
  /** Runs when an incident is pressed, with its entry and time. Without it, incidents cannot be pressed. */
  onOpen?: ((incident: ExplainedIncident) => void) | undefined;
}

/** The first incidents, and a button that shows all of them. */
export function IncidentList({ m, report, onOpen }: IncidentListProps) {
  const { incidents, total } = report;
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? incidents : incidents.slice(0, SHOWN_AT_FIRST);

  return (
    <>
      <ol id={listId} className="fl-what-went-wrong-list">
        {shown.map((incident) => (
          <IncidentItem key={incident.row.id} m={m} incident={incident} onOpen={onOpen} />
        ))}
      </ol>
      {incidents.length > SHOWN_AT_FIRST && (
        <div className="fl-what-went-wrong-foot">
          {expanded && total > incidents.length && (
            <span className="fl-what-went-wrong-more">{m.more({ count: total - incidents.length })}</span>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? m.showFewer : m.showAll({ count: incidents.length })}
          </Button>
        </div>
      )}
    </>
  );
}
