import { TOOLTIP_SKIP_DELAY_MS } from '@flowlens/core/limits';

let hideOpenOne: (() => void) | undefined;
let lastHiddenAtMs = -Infinity;

/** Of all tooltips one shows at a time: takes the place of the one that does. Returns what gives the place back. */
export function replaceOpenTooltip(hide: () => void): () => void {
  hideOpenOne?.();
  hideOpenOne = hide;
  return () => {
    if (hideOpenOne === hide) hideOpenOne = undefined;
    lastHiddenAtMs = performance.now();
  };
}

/** Returns whether a tooltip is open, or was a moment ago: its neighbour then opens without delay (spec §9). */
export function isSomeTooltipOpen(): boolean {
  return hideOpenOne !== undefined || performance.now() - lastHiddenAtMs < TOOLTIP_SKIP_DELAY_MS;
}
