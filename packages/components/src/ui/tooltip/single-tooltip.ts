import { TOOLTIP_SKIP_DELAY_MS } from '@flowlens/core/limits';

let hideOpenOne: (() => void) | undefined;
let lastHiddenAtMs = -Infinity;

/** Ensures that only one tooltip is visible: closes the previous one. Returns the function that releases the place. */
export function replaceOpenTooltip(hide: () => void): () => void {
  hideOpenOne?.();
  hideOpenOne = hide;
  return () => {
    if (hideOpenOne === hide) hideOpenOne = undefined;
    lastHiddenAtMs = performance.now();
  };
}

/** Returns whether a tooltip is open or was until a moment ago. A neighbouring tooltip then opens without delay. */
export function isSomeTooltipOpen(): boolean {
  return hideOpenOne !== undefined || performance.now() - lastHiddenAtMs < TOOLTIP_SKIP_DELAY_MS;
}
