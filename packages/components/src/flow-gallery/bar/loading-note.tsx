import { Spinner } from '../../ui/spinner/spinner.js';
import type { GalleryTexts } from '../gallery-texts.js';

/** Says that the flows are on their way: where their count will be, or alone in a gallery without a bar. */
export function LoadingNote({ texts }: { texts: GalleryTexts }) {
  return (
    <span className="fl-flow-gallery-loading">
      <Spinner size={14} />
      <span>{texts.loading}</span>
    </span>
  );
}
