export { parseMomentMs } from './parse-moment.js';
export { clampTime, positionToTime, timeToPosition } from './seek-math.js';
export { truncate } from './truncate.js';
