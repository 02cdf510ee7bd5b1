/** Frames with the ids of `webRequest`, as far as the debugger reports them. Workers have no frame. */
export const TOP_FRAME = 0;
export const SUB_FRAME = 1;
export const NO_FRAME = -1;
