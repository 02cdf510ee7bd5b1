'use client';

import { HOVER_CARD_DELAY_MS } from '@flowlens/core/limits';
import type { MarkerItem, PlayerMarker as Marker } from '@flowlens/timeline';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MarkerCard } from './marker-card.js';
import { leadCount, leadItem, markerLabel, rankedItems } from './marker-label.js';
import { usePlayerTexts } from '../player-texts.js';
import { useTip } from '../controls/tip/use-tip.js';

export interface PlayerMarkerProps {
  marker: Marker;
  /** From 1 to 4 for a cell of a heat strip, instead of a marker. */
  heat: number | undefined;
  onSelect: (item: MarkerItem) => void;
  /** True for the one marker that is a tab stop. */
  tabStop: boolean;
  /** Runs when the focus enters the marker or its card. */
  onFocus: () => void;
  /** Runs when the pointer or the focus reaches the marker, with the target of a press, and when it leaves. */
  onIntent: ((item: MarkerItem | null) => void) | undefined;
}

/** One marker on the bar. A click jumps to its first item; a card describes it, or lists all items at this position. */
export function PlayerMarker({ marker, heat, onSelect, tabStop, onFocus, onIntent }: PlayerMarkerProps) {
  const m = usePlayerTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { open, show, tipProps } = useTip({
    openDelayMs: HOVER_CARD_DELAY_MS,
    closeDelayMs: HOVER_CARD_DELAY_MS,
    returnFocusTo: button,
  });
  const { lane, position } = marker;
  const count = leadCount(marker);
  const lead = leadItem(marker);
  if (!lead) return null;

  function openCard({ key }: KeyboardEvent) {
    // Without a delay, because the same key moves the focus into it.
    if (key === 'ArrowDown' || key === 'ArrowUp') flushSync(show);
  }

  return (
    <li
      className="fl-player-marker"
      style={{ left: `${position * 100}%`, '--fl-at': position } as CSSProperties}
      data-kind={lead.kind}
      data-lane={lane}
      // Moments stay visible among errors.
      data-heat={lead.kind === 'recorder_mark' ? undefined : heat}
      {...tipProps}
      onPointerEnter={(event) => {
        tipProps.onPointerEnter(event);
        onIntent?.(lead);
      }}
      onPointerLeave={({ pointerType }) => {
        tipProps.onPointerLeave();
        // On touch screens, the pointer leaves before the click.
        if (pointerType !== 'touch') onIntent?.(null);
      }}
      onFocus={(event) => {
        tipProps.onFocus(event);
        onFocus();
        onIntent?.(lead);
      }}
      onBlur={(event) => {
        tipProps.onBlur(event);
        onIntent?.(null);
      }}
      onKeyDown={openCard}
    >
      <button
        ref={button}
        type="button"
        tabIndex={tabStop ? 0 : -1}
        className="fl-player-marker-button"
        aria-label={markerLabel(marker, m)}
        onClick={() => onSelect(lead)}
      >
        <span className="fl-player-marker-dot" data-count={count > 1 ? count : undefined} />
      </button>
      {open && <MarkerCard items={rankedItems(marker)} position={position} onSelect={onSelect} />}
    </li>
  );
}
