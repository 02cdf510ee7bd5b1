import type { LinkPreview } from '../link-preview.js';

/** Task of the process that makes preview pictures. */
export interface ToPictureChild {
  thumbnail: Uint8Array;
  kind: LinkPreview['pictureKind'];
}

/** Messages of that process. */
export type FromPictureChild = { kind: 'done'; jpeg: Uint8Array } | { kind: 'unusable' };
