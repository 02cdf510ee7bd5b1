import type { MouseEvent } from 'react';

/** Returns whether a user made the click, and not a script. */
export function isTrustedPress({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent.isTrusted;
}
