'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';

/**
 * Returns how much of a pasted text the limit of a field removed. Empty if nothing was removed, undefined for a field
 * without a limit.
 */
export function cutNote(maxChars: number | undefined, cutChars: number): ReactNode {
  if (maxChars === undefined) return undefined;
  return cutChars === 0 ? '' : <CutNote count={cutChars} />;
}

function CutNote({ count }: { count: number }) {
  const { charactersCut } = useMessages('validation');
  return <span>{charactersCut({ count })}</span>;
}
