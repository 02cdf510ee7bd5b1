import { Spinner } from '../../ui/spinner/spinner.js';
import type { GalleryTexts } from '../gallery-texts.js';

/** Loading text, instead of the count, or on its own in a gallery without a bar. */
export function LoadingNote({ texts }: { texts: GalleryTexts }) {
  return (
    <span className="fl-flow-gallery-loading">
      <Spinner size={14} />
      <span>{texts.loading}</span>
    </span>
  );
}
