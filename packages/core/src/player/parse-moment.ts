/** Hours and minutes are optional; seconds may have a fraction. */
const MOMENT = /^(-?)(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)$/;

/**
 * Parses the time of a video in a link (`?t=`) to milliseconds: seconds such as `83` and `83.5`, `1:23` or `1:02:03`. A
 * negative time becomes 0. Returns null for invalid text, and for a link without a time.
 */
export function parseMomentMs(text: string | null | undefined): number | null {
  const match = MOMENT.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  if (sign) return 0;
  return Math.round((Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000);
}
