import type { CaptureMode, RecorderKind } from '../capture/capture-metadata.js';
import type { TimelineMetadata } from './event-types.js';

export type DeviceField = 'browser' | 'os' | 'architecture' | 'timezone' | 'screen' | 'recorder' | 'mode' | 'redacted';

/** Product names, not translated. */
const RECORDER_NAMES: Record<RecorderKind, string> = {
  sdk: 'FlowLens SDK',
  extension: 'FlowLens Extension',
  app: 'FlowLens',
};

/** Not translated, as in the API. */
const MODE_NAMES: Record<CaptureMode, string> = { standard: 'Standard', deep: 'Deep' };

export interface DeviceInfoRow {
  field: DeviceField;
  value: string;
}

/** Returns the recording browser and machine as rows, without rows for unknown values. */
export function deviceInfoRows(metadata: TimelineMetadata | null): DeviceInfoRow[] {
  if (metadata === null) return [];
  const { browser, browserVersion, os, osVersion, architecture, timezone, screenWidth, screenHeight, capture } =
    metadata;
  const rows: [DeviceField, string | undefined][] = [
    ['browser', joined(browser, browserVersion)],
    ['os', joined(os, osVersion)],
    ['architecture', architecture],
    ['timezone', timezone],
    ['screen', screenWidth && screenHeight ? `${screenWidth} × ${screenHeight}` : undefined],
    ['recorder', capture && joined(RECORDER_NAMES[capture.recorder], capture.version)],
    ['mode', capture?.mode && MODE_NAMES[capture.mode]],
    ['redacted', capture?.redactedCount?.toString()],
  ];
  return rows.flatMap(([field, value]) => (value ? [{ field, value }] : []));
}

function joined(name: string | undefined, version: string | undefined): string | undefined {
  return [name, version].filter(Boolean).join(' ') || undefined;
}
