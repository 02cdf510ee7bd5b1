import type { CSSProperties } from 'react';

/** Positions a box along the bar, from 0 to 1, without exceeding either end. */
export function alongBar(position: number): CSSProperties {
  return { left: `${position * 100}%`, transform: `translateX(${-position * 100}%)` };
}
