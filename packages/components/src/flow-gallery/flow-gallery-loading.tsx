import { Skeleton } from '../ui/skeleton/skeleton.js';

const CARDS = 8;

/** Skeleton of a loading gallery. */
export function FlowGalleryLoading() {
  return (
    <div className="fl-flow-gallery-grid" aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className="fl-flow-card">
          <Skeleton className="fl-flow-card-media" height="auto" />
          <div className="fl-flow-card-body">
            <div className="fl-flow-card-head">
              <Skeleton width="70%" height="20px" />
            </div>
            <Skeleton width="50%" height="18px" />
            <Skeleton width="60%" height="20px" />
            <Skeleton width="64px" height="20px" />
          </div>
        </div>
      ))}
    </div>
  );
}
