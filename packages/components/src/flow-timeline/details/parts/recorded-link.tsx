import { safeHref } from '@flowlens/core/links';
import { RecordedValue } from './recorded-value.js';

/** A recorded address: a link when it is safe to follow, else plain text. */
export function RecordedLink({ url }: { url: string }) {
  const href = safeHref(url);
  if (href === null) return <RecordedValue text={url} />;
  return (
    <a className="fl-timeline-link" href={href} target="_blank" rel="noopener noreferrer">
      <RecordedValue text={url} />
    </a>
  );
}
