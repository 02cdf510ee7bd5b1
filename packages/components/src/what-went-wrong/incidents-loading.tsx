import type { Messages } from '@flowlens/core/messages';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';

/** Placeholder in the shape of one incident. */
export function IncidentsLoading({ m }: { m: Messages['whatWentWrong'] }) {
  return (
    <div className="fl-what-went-wrong-loading">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      <Skeleton width="46%" height="12px" />
      <Skeleton width="72%" height="10px" />
      <Skeleton width="30%" height="10px" />
    </div>
  );
}
