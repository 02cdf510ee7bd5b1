import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';
import {
  compareNetworks,
  type Comparison,
  percentOf,
} from '../../../../packages/extension/e2e/support/devtools/compare-networks.js';
import { type Network, networkOf } from '../../../../packages/extension/e2e/support/devtools/network.js';

/** Minimum share of network events that must be recorded as DevTools shows them, in percent. */
const RECORDED_MIN_PERCENT = 99;

export interface TimelineFile {
  timeline: TimelineEvent[];
  metadata: TimelineMetadata;
}

/**
 * Compares a timeline with the traffic that DevTools showed in the same session.
 *
 * @throws Error if the recorder missed something, for example on a busy machine
 */
export function checkTimeline({ timeline, metadata }: TimelineFile, shown: Network): Comparison {
  const gaps = metadata.capture?.gaps ?? [];
  if (gaps.length > 0) throw new Error(`The recording has gaps: ${JSON.stringify(gaps)}`);
  const comparison = compareNetworks(shown, networkOf(timeline));
  if (percentOf(comparison) < RECORDED_MIN_PERCENT) throw new Error(comparison.differences.join('\n'));
  return comparison;
}
