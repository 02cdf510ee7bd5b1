'use client';

import { useIsOwnHost } from './own-host.js';
import { hostOf, splitUrl } from './split-url.js';

export interface UrlTextProps {
  url: string;
}

/**
 * A URL in one line, path first. The host of the recorded page is omitted. Host and folders are truncated first, then the
 * query, never the last two segments.
 */
export function UrlText({ url }: UrlTextProps) {
  const isOwnHost = useIsOwnHost(url);
  const { head, tail, query } = splitUrl(url, isOwnHost);
  return (
    <span className="fl-timeline-url" title={url}>
      {head && (
        <span className="fl-timeline-url-head" data-foreign={(!isOwnHost && hostOf(url) !== null) || undefined}>
          {head}
        </span>
      )}
      <span className="fl-timeline-url-tail">{tail}</span>
      {query && <span className="fl-timeline-url-query">{query}</span>}
    </span>
  );
}
