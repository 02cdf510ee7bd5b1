/** Size of every preview picture, in pixels, so that it is known without reading the picture. */
export const PREVIEW_SIZE = { width: 640, height: 360 } as const;
