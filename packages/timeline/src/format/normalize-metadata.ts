import { normalizeCapture } from '@flowlens/core';
import { asNumber, asText, type TimelineMetadata } from '@flowlens/core/recorded';

/** Returns the known fields of a file's metadata with validated types; `null` if there are none. */
export function normalizeMetadata(value: unknown): TimelineMetadata | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  return {
    browser: asText(fields['browser']),
    browserVersion: asText(fields['browserVersion']),
    os: asText(fields['os']),
    osVersion: asText(fields['osVersion']),
    architecture: asText(fields['architecture']),
    timezone: asText(fields['timezone']),
    screenWidth: asNumber(fields['screenWidth']),
    screenHeight: asNumber(fields['screenHeight']),
    capture: normalizeCapture(fields['capture']),
  };
}
