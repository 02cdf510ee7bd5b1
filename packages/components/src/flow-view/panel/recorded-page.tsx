import type { Messages } from '@flowlens/core/messages';
import { Globe } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { Skeleton } from '../../ui/skeleton/skeleton.js';

export interface RecordedPageProps {
  m: Messages['flowView'];
  url: string | null;
  /** True if there is no other URL to come. */
  known: boolean;
}

/** Address of the page on which the recording starts, in one line that is reserved until it is known. */
export function RecordedPage({ m, url, known }: RecordedPageProps) {
  if (known && !url) return null;
  return (
    <p className="fl-flow-about-page">
      <Icon of={Globe} size={14} className="fl-flow-about-page-icon" />
      {url ? (
        <span className="fl-flow-about-url" dir="ltr" title={m.recordedOn({ url })}>
          {url.replace(/^https?:\/\//i, '')}
        </span>
      ) : (
        <Skeleton width="160px" height="10px" />
      )}
    </p>
  );
}
