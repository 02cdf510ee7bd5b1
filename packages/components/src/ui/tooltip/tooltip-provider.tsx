'use client';

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@flowlens/core';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** Makes neighbouring tooltips share one delay. Renders no element. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Tooltip.Provider>
  );
}
