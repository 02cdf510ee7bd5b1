'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { TimelineEntry } from '@flowlens/timeline';
import { type UseRecordingDraftResult, useFlowLens } from '@flowlens/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.js';
import { countByFilter, EVENT_FILTERS, type EventFilter, matchesFilter, reviewedEntries } from './event-filter.js';
import { RecordedEventRow } from './recorded-event-row.js';

const PAGE_ROWS = 50;

export interface RecordedEventsProps {
  m: RecorderMessages;
  review: UseRecordingDraftResult;
}

/** All recorded events with their redactions, to review and to remove. */
export function RecordedEvents({ m, review }: RecordedEventsProps) {
  const { locale } = useFlowLens();
  const [filter, setFilter] = useState<EventFilter>('all');
  const [rows, setRows] = useState(PAGE_ROWS);
  const [removed, setRemoved] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const all = useMemo(() => reviewedEntries(review.entries), [review.entries]);
  const totals = useMemo(() => countByFilter(all), [all]);
  const matching = all.filter((each) => matchesFilter(each, filter));
  const shown = matching.slice(0, rows);
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.fl-recorded-event-remove') ?? [];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? list.current)?.focus();
    focusAt.current = null;
  }, [removed]);

  async function remove(entry: TimelineEntry, index: number) {
    if (!(await review.drop(entry))) return;
    focusAt.current = index;
    setRemoved((count) => count + 1);
  }

  const names = { all: m.showAll, requests: m.showRequests, errors: m.showErrors, redacted: m.showRedacted };
  return (
    <section className="fl-recorded-events" aria-label={m.eventsTitle}>
      <div className="fl-recorded-events-head">
        <h3 className="fl-recorder-panel-subtitle">{m.eventsTitle}</h3>
        {(filter !== 'all' || EVENT_FILTERS.some((name) => name !== 'all' && totals[name] > 0)) && (
          <div className="fl-recorded-events-filters" role="group" aria-label={m.filterLabel}>
            {EVENT_FILTERS.map((name) => (
              <Button
                key={name}
                size="small"
                variant="ghost"
                className="fl-recorded-events-filter"
                aria-pressed={filter === name}
                onClick={() => {
                  setFilter(name);
                  setRows(PAGE_ROWS);
                }}
              >
                {names[name]({ total: totals[name].toLocaleString(locale) })}
              </Button>
            ))}
          </div>
        )}
      </div>
      {review.failed === 'drop' && (
        <InlineAlert tone="error">
          <span>{m.removeFailed}</span>
        </InlineAlert>
      )}
      <span className="fl-visually-hidden" role="status">
        {removed > 0 && <span key={removed}>{m.removed}</span>}
      </span>
      <ol ref={list} className="fl-recorded-events-list" tabIndex={-1}>
        {shown.map(({ entry, redactedCount }, index) => (
          <RecordedEventRow
            key={entry.id + entry.timeMs}
            m={m}
            entry={entry}
            redactedCount={redactedCount}
            onRemove={() => void remove(entry, index)}
          />
        ))}
        {shown.length === 0 && (
          <li className="fl-recorded-events-empty">
            <span>{all.length === 0 ? m.noEvents : m.noneOfKind}</span>
          </li>
        )}
      </ol>
      {matching.length > rows && (
        <Button size="small" onClick={() => setRows(rows + PAGE_ROWS)}>
          {m.showMore({ count: Math.min(PAGE_ROWS, matching.length - rows) })}
        </Button>
      )}
    </section>
  );
}
