import { Skeleton } from '../ui/skeleton/skeleton.js';
import { Spinner } from '../ui/spinner/spinner.js';

const CARDS = 8;

export interface FlowGalleryLoadingProps {
  label: string;
}

/** The shape of a gallery that is on its way. */
export function FlowGalleryLoading({ label }: FlowGalleryLoadingProps) {
  return (
    <>
      <p role="status" className="fl-flow-gallery-loading">
        <Spinner size={14} />
        {label}
      </p>
      <div className="fl-flow-gallery-grid" aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className="fl-flow-card">
            <Skeleton className="fl-flow-card-media" height="auto" />
            <div className="fl-flow-card-body">
              <Skeleton width="70%" height="20px" />
              <Skeleton width="50%" height="18px" />
              <Skeleton width="64px" height="20px" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
