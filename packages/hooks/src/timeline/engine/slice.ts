/** How long one piece of work may take before others get their turn, in milliseconds. */
export const SLICE_MS = 8;

/** How much of a file is scanned at one go where others wait for it: a few milliseconds on a slow machine. */
export const PIECE_BYTES = 128 * 1024;
