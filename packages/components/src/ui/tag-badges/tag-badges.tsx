import { TAG_BADGES_SHOWN } from '@flowlens/core/limits';
import { Badge } from '../badge/badge.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

export interface TagBadgesProps {
  tags: readonly { id: string; title: string }[];
  /** Number of badges before the counter. @default 3 */
  max?: number | undefined;
}

/** Tags as badges; what does not fit is counted, and named in the tooltip. */
export function TagBadges({ tags, max = TAG_BADGES_SHOWN }: TagBadgesProps) {
  const hidden = tags.slice(max).map((tag) => tag.title);
  const hiddenNames = hidden.join(', ');
  return (
    <span className="fl-tag-badges">
      {tags.slice(0, max).map((tag) => (
        <Badge key={tag.id} className="fl-tag-badge" title={tag.title}>
          <span className="fl-tag-badge-text" dir="auto">
            {tag.title}
          </span>
        </Badge>
      ))}
      {hidden.length > 0 && (
        <Badge title={hiddenNames}>
          <span aria-hidden="true" dir="ltr">
            {`+${hidden.length}`}
          </span>
          <VisuallyHidden>{hiddenNames}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}
