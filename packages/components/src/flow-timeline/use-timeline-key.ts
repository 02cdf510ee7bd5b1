'use client';

import { useState } from 'react';

/**
 * Changes with the displayed timeline: entries have the same ids in all of them, so selection and open rows must not
 * stay. A timeline that only had no address yet is not another one, and may already have a requested entry.
 */
export function useTimelineKey(name: string | null): number {
  const [shown, setShown] = useState({ name, key: 0 });
  if (shown.name !== name) setShown({ name, key: shown.key + (shown.name === null ? 0 : 1) });
  return shown.key;
}
