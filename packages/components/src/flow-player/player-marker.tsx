'use client';

import { HOVER_CARD_DELAY_MS, type MarkerItem, type PlayerMarker as Marker } from '@flowlens/core';
import { MarkerCard } from './marker-card.js';
import { leadItem, markerLabel } from './marker-label.js';
import { usePlayerTexts } from './player-texts.js';
import { useTip } from './use-tip.js';

export interface PlayerMarkerProps {
  marker: Marker;
  onSelect: (item: MarkerItem) => void;
}

/** One mark on the bar: a press goes to what it stands for first; a card says what it is, or lists what shares the place. */
export function PlayerMarker({ marker, onSelect }: PlayerMarkerProps) {
  const m = usePlayerTexts();
  const { open, tipProps } = useTip({ openDelayMs: HOVER_CARD_DELAY_MS, closeDelayMs: HOVER_CARD_DELAY_MS });
  const { items, position } = marker;
  const lead = leadItem(marker);
  if (!lead) return null;

  return (
    <li className="fl-player-marker" style={{ left: `${position * 100}%` }} data-kind={lead.kind} {...tipProps}>
      <button
        type="button"
        className="fl-player-marker-button"
        aria-label={markerLabel(marker, m)}
        onClick={() => onSelect(lead)}
      >
        <span className="fl-player-marker-dot" data-count={items.length > 1 ? items.length : undefined} />
      </button>
      {open && <MarkerCard items={items} position={position} onSelect={onSelect} />}
    </li>
  );
}
