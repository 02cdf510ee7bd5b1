/** Size of every preview picture, in pixels. It is fixed, so that tags can name it without reading the picture. */
export const PREVIEW_SIZE = { width: 640, height: 360 } as const;
