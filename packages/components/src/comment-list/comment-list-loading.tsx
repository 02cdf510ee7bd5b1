import { Skeleton } from '../ui/skeleton/skeleton.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';

const TEXT_WIDTHS = ['70%', '45%', '85%'];

/** Placeholder for comments. */
export function CommentListLoading({ text }: { text: string }) {
  return (
    <div className="fl-comment-list-loading" role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      {TEXT_WIDTHS.map((width) => (
        <div key={width} className="fl-comment">
          <Skeleton className="fl-comment-avatar" width="28px" height="28px" />
          <div className="fl-comment-body">
            <Skeleton width="120px" height="10px" />
            <Skeleton width={width} height="10px" />
          </div>
        </div>
      ))}
    </div>
  );
}
