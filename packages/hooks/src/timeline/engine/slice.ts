/** Maximum duration of a task before it yields to the event loop, in milliseconds. */
export const SLICE_MS = 8;
