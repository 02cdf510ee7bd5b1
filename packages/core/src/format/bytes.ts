const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in steps of 1024, e.g. `512 B`, `1.5 KB`, `12 MB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (unit < UNITS.length - 1 && rounded(value) >= 1_024) {
    value /= 1_024;
    unit += 1;
  }
  return `${rounded(value)} ${UNITS[unit]}`;
}

/** One decimal below ten, none above. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
