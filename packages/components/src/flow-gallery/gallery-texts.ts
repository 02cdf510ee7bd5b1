import type { Messages } from '@flowlens/core';

/** The gallery's texts, with the overrides of the host. */
export type GalleryTexts = Messages['gallery'];
