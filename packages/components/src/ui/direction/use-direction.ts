'use client';

import { Direction } from 'radix-ui';
import type { TextDirection } from '../../provider/ui-context.js';

/** The direction that the page around a component is read in. */
export function useDirection(): TextDirection {
  return Direction.useDirection();
}
