import type { Messages } from '@flowlens/core/messages';

/** The gallery's texts, with the overrides of the host. */
export type GalleryTexts = Messages['gallery'];
