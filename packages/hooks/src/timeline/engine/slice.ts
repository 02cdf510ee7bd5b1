/** How long one piece of work may take before others get their turn, in milliseconds. */
export const SLICE_MS = 8;
