import { Skeleton } from '../../ui/skeleton/skeleton.js';
import { Spinner } from '../../ui/spinner/spinner.js';

const NAME_WIDTHS = ['160px', '120px', '140px'];

/** Placeholder for rows. */
export function ListLoading({ text }: { text: string }) {
  return (
    <div className="fl-list-loading">
      <p className="fl-list-loading-text" role="status">
        <Spinner size={14} />
        <span>{text}</span>
      </p>
      {NAME_WIDTHS.map((width) => (
        <div key={width} className="fl-person-row">
          <Skeleton className="fl-list-loading-face" width="28px" height="28px" />
          <div className="fl-person-row-who">
            <Skeleton width={width} height="10px" />
            <Skeleton width="200px" height="10px" />
          </div>
        </div>
      ))}
    </div>
  );
}
