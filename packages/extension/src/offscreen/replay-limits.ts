/** Browsers read back the whole picture for each frame, so an armed tab is recorded at a lower rate. */
export const REPLAY_FRAME_RATE = 10;
export const REPLAY_PICTURES_MAX_BYTES = 32 * 1024 ** 2;
export const REPLAY_EVENTS_MAX_BYTES = 8 * 1024 ** 2;
