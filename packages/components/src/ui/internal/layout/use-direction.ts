'use client';

import * as Direction from '@radix-ui/react-direction';
import type { TextDirection } from '../../../provider/ui-context.js';

/** The direction that the page around a component is read in. */
export function useDirection(): TextDirection {
  return Direction.useDirection();
}
