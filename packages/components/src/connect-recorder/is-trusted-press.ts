import type { MouseEvent } from 'react';

/** True for a press by a person; false for one that a script makes. */
export function isTrustedPress({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent.isTrusted;
}
