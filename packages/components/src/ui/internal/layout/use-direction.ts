'use client';

import * as Direction from '@radix-ui/react-direction';
import type { TextDirection } from '../../../provider/ui-context.js';

/** Returns the reading direction around a component. */
export function useDirection(): TextDirection {
  return Direction.useDirection();
}
