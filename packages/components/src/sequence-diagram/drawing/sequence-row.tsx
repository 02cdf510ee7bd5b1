'use client';

import type { Messages } from '@flowlens/core/messages';
import { formatClock } from '@flowlens/core/format';
import type { SequenceMessage } from '@flowlens/timeline/export';
import { memo } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import type { LaneLayout } from './lane-layout.js';
import { messageText } from './message-text.js';
import { RowArrow } from './row-arrow.js';

export interface SequenceRowProps {
  message: SequenceMessage;
  layout: LaneLayout;
  tabStop: boolean;
  onFocus: (message: SequenceMessage) => void;
  onSelect: ((entryId: string, timeMs: number) => void) | undefined;
  m: Messages['sequenceDiagram'];
}

/** One message: an arrow between the page and a host, with its texts. A press opens its event. */
export const SequenceRow = memo(function SequenceRow(props: SequenceRowProps) {
  const { message, layout, tabStop, onFocus, onSelect, m } = props;
  const { entryId, timeMs, host, kind, failed } = message;
  const { text, outcome } = messageText(message, m);
  const time = formatClock(timeMs);
  const hostX = layout.hostX.get(host) ?? layout.widthPx;
  const content = (
    <>
      <VisuallyHidden>{[time, text, outcome, host || m.noHost].filter(Boolean).join(' ')}</VisuallyHidden>
      <span aria-hidden="true" className="fl-sequence-time">
        {time}
      </span>
      <span aria-hidden="true" className="fl-sequence-cell" style={{ width: layout.widthPx }}>
        <RowArrow message={message} layout={layout} />
        <span
          className="fl-sequence-label"
          style={{ left: layout.pageX + 10, width: hostX - layout.pageX - 24 }}
          title={text}
        >
          {text}
        </span>
        {outcome && (
          <span
            className="fl-sequence-outcome"
            style={{ left: layout.pageX + 10, width: hostX - layout.pageX - 24 }}
            title={outcome}
          >
            {outcome}
          </span>
        )}
      </span>
    </>
  );

  return (
    <li className="fl-sequence-row" data-kind={kind} data-failed={failed || undefined}>
      {onSelect ? (
        <button
          type="button"
          className="fl-sequence-message fl-sequence-button"
          tabIndex={tabStop ? 0 : -1}
          onClick={() => onSelect(entryId, timeMs)}
          onFocus={() => onFocus(message)}
        >
          {content}
        </button>
      ) : (
        <span className="fl-sequence-message">{content}</span>
      )}
    </li>
  );
});
