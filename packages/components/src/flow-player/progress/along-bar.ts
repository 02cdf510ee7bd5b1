import type { CSSProperties } from 'react';

/** Puts a box at a place of the bar, from 0 to 1, without letting it stick out at either end. */
export function alongBar(position: number): CSSProperties {
  return { left: `${position * 100}%`, transform: `translateX(${-position * 100}%)` };
}
