export { eventsAsWebVtt } from './events-as-web-vtt.js';
export { type BusySpan, idleStretches, type IdleStretchesOptions, stretchesWithin } from './idle-stretches.js';
export {
  type CommentForMarker,
  type CommentMarkerItem,
  type ErrorMarkerItem,
  type MarkerItem,
  markerItemId,
  type MomentMarkerItem,
} from './marker-item.js';
export {
  createMarkers,
  type CreateMarkersOptions,
  joinMarkers,
  type MarkerSpacing,
  type PlayerMarker,
} from './markers.js';
export { parseMoment } from './parse-moment.js';
export { clampTime, positionToTime, timeToPosition } from './seek-math.js';
export type { TimeRange } from './time-range.js';
export { truncate } from './truncate.js';
