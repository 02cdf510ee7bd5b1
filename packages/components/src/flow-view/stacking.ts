/** Width under which the tabs stand below the video: side by side, neither would be of use. */
export const STACK_BELOW_PX = 800;

/** Height of the video there; it is wide, and a phone is not. */
export const STACKED_VIDEO_PERCENT = 38;
