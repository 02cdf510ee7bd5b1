'use client';

import { type MarkerItem, markerItemId } from '@flowlens/timeline';
import { MarkerIcon } from './marker-icon.js';
import { itemLabel } from './marker-label.js';
import { usePlayerTexts } from '../player-texts.js';

export interface MarkerCardProps {
  items: readonly MarkerItem[];
  /** Position of its marker, from 0 to 1. */
  position: number;
  onSelect: (item: MarkerItem) => void;
}

/** Content of a marker: its only item, or several to choose from. */
export function MarkerCard({ items, position, onSelect }: MarkerCardProps) {
  return (
    // Shifted so that it stays within the bar.
    <div className="fl-player-card" style={{ transform: `translateX(${-position * 100}%)` }}>
      {items.length === 1 ? (
        items.map((item) => (
          <div key={item.timeMs} className="fl-player-card-item" aria-hidden="true">
            <ItemText item={item} />
          </div>
        ))
      ) : (
        <ul className="fl-player-card-list">
          {items.map((item) => (
            <li key={markerItemId(item)}>
              <button
                type="button"
                // The arrow keys lead here from the marker, so that all markers are one tab stop.
                tabIndex={-1}
                className="fl-player-card-item fl-player-card-button"
                onClick={() => onSelect(item)}
              >
                <ItemText item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ItemText({ item }: { item: MarkerItem }) {
  const m = usePlayerTexts();
  return (
    <>
      <MarkerIcon kind={item.kind} />
      <span className="fl-player-card-text">
        <span className="fl-player-card-label">{itemLabel(item, m)}</span>
        {item.description && <span className="fl-player-card-description">{item.description}</span>}
      </span>
    </>
  );
}
