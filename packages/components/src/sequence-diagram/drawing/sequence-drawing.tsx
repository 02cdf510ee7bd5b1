'use client';

import type { Messages } from '@flowlens/core/messages';
import { useStableCallback } from '@flowlens/hooks/internal';
import type { SequenceMessage } from '@flowlens/timeline/export';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { feedTarget } from '../../flow-timeline/list/feed-keys.js';
import { useElementWidth } from '../../ui/internal/layout/use-element-width.js';
import { drawnRows } from './drawn-rows.js';
import { laneLayout } from './lane-layout.js';
import { SequenceRow } from './sequence-row.js';

/** Width of the column with the times. */
const TIME_PX = 52;

export interface SequenceDrawingProps {
  messages: readonly SequenceMessage[];
  /** Runs when a message is pressed; without it, messages are plain text. */
  onEntrySelect: ((entryId: string, timeMs: number) => void) | undefined;
  m: Messages['sequenceDiagram'];
}

/** A lane for the page and one for each host, and a row for each message. The rows are one tab stop. */
export function SequenceDrawing({ messages, onEntrySelect, m }: SequenceDrawingProps) {
  const { measure, width } = useElementWidth<HTMLDivElement>();
  const rows = useMemo(() => drawnRows(messages), [messages]);
  const layout = useMemo(() => laneLayout(rows, Math.max(0, width - TIME_PX)), [rows, width]);
  const [focused, setFocused] = useState<SequenceMessage>();
  const tabStop = focused && rows.includes(focused) ? focused : rows[0];
  const select = useStableCallback((entryId: string, timeMs: number) => onEntrySelect?.(entryId, timeMs));

  function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const target = feedTarget(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (target === null) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <div ref={measure} className="fl-sequence-drawing" dir="ltr">
      <div className="fl-sequence-lanes" style={{ width: layout.widthPx + TIME_PX }} aria-hidden="true">
        <span className="fl-sequence-lane-name" style={{ left: TIME_PX + layout.pageX }}>
          {m.page}
        </span>
        {[...layout.hostX].map(([host, x]) => (
          <span key={host} className="fl-sequence-lane-name" style={{ left: TIME_PX + x }} title={host}>
            {host || m.noHost}
          </span>
        ))}
      </div>
      <ol
        className="fl-sequence-rows"
        style={{ width: layout.widthPx + TIME_PX }}
        aria-label={m.messages}
        onKeyDown={moveFocus}
      >
        {rows.map((message) => (
          <SequenceRow
            key={`${message.entryId} ${message.kind}`}
            message={message}
            layout={layout}
            tabStop={message === tabStop}
            onFocus={setFocused}
            onSelect={onEntrySelect && select}
            m={m}
          />
        ))}
      </ol>
    </div>
  );
}
