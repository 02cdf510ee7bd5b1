import type { SequenceMessage } from '@flowlens/timeline/export';

/** Center of the page's lane, in pixels from the start of the drawing. */
const PAGE_X = 28;
/** Minimum distance between two lanes, for a method and the start of a path. */
const LANE_MIN_PX = 190;
/** Room beside the last lane, for half of its name. */
const END_PX = 70;

export interface LaneLayout {
  widthPx: number;
  pageX: number;
  /** Center of each host's lane, in order of first use. */
  hostX: ReadonlyMap<string, number>;
}

/** Distributes the lanes of the hosts over a width, or beyond it if there are too many. */
export function laneLayout(messages: readonly SequenceMessage[], availablePx: number): LaneLayout {
  const hosts = [...new Set(messages.map(({ host }) => host))];
  const lanePx = Math.max(LANE_MIN_PX, (availablePx - PAGE_X - END_PX) / hosts.length);
  return {
    widthPx: PAGE_X + lanePx * hosts.length + END_PX,
    pageX: PAGE_X,
    hostX: new Map(hosts.map((host, index) => [host, PAGE_X + lanePx * (index + 1)])),
  };
}
