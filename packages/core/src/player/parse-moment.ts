/** Hours and minutes are optional; seconds may have a fraction. */
const MOMENT = /^(-?)(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)$/;

/**
 * Parses a video time from a link (`?t=`) to seconds: `83`, `83.5`, `1:23` or `1:02:03`. A negative time becomes 0. Null
 * for invalid text.
 */
export function parseMoment(text: string): number | null {
  const match = MOMENT.exec(text.trim());
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  if (sign) return 0;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
