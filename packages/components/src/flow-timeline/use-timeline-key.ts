'use client';

import { useState } from 'react';

/**
 * Changes with the timeline that is shown: entries are named alike in all of them, so what is picked or open must not stay. One that
 * only had no address yet is not another, and may have been asked to show an entry.
 */
export function useTimelineKey(name: string | null): number {
  const [shown, setShown] = useState({ name, key: 0 });
  if (shown.name !== name) setShown({ name, key: shown.key + (shown.name === null ? 0 : 1) });
  return shown.key;
}
