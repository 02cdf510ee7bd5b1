import { formatClock } from '@flowlens/core/format';
import { recordedLine } from './safe-text.js';

const TIME_MAX_CHARS = 40;

/** Fields of a flow that a brief needs; a Flow of the API fits. */
export interface FlowForBrief {
  id: string;
  title: string;
  description: string | null;
  reporter: string | null;
  created_at: string;
  /** Recording time. If it is unknown, the brief uses the upload time. */
  recorded_at?: string | undefined;
  /** Null or 0 if unknown. */
  video_duration_ms: number | null;
}

export interface FlowLineLimits {
  lineMaxChars: number;
  descriptionMaxChars: number;
}

/** Describes a flow in lines such as `Title: Checkout fails`. Unknown fields are omitted. */
export function flowLines(flow: FlowForBrief, { lineMaxChars, descriptionMaxChars }: FlowLineLimits): string[] {
  const { title, description, reporter, created_at, recorded_at, video_duration_ms } = flow;
  const fields: [name: string, value: string][] = [
    ['Title', recordedLine(title, lineMaxChars)],
    ['Description', recordedLine(description ?? '', descriptionMaxChars)],
    ['Reporter', recordedLine(reporter ?? '', lineMaxChars)],
    [recorded_at ? 'Recorded' : 'Uploaded', recordedLine(recorded_at || created_at, TIME_MAX_CHARS)],
    ['Length', video_duration_ms ? formatClock(video_duration_ms) : ''],
  ];
  return fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}
