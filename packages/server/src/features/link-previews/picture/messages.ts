import type { LinkPreview } from '../link-preview.js';

/** Message to the process that makes preview pictures. */
export interface ToPictureChild {
  thumbnail: Uint8Array;
  kind: LinkPreview['pictureKind'];
}

/** Message from the process. */
export type FromPictureChild = { kind: 'done'; jpeg: Uint8Array } | { kind: 'unusable' };
