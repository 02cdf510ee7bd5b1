'use client';

import { withoutDirectionControls } from '@flowlens/core/validation';
import type { CSSProperties } from 'react';
import { useIsOwnHost } from './own-host.js';
import { splitUrl } from './split-url.js';

export interface UrlTextProps {
  url: string;
}

/**
 * A URL in one line. The host of the recorded page is omitted. The host is truncated first, then the query, then the
 * folders, never the last two segments.
 */
export function UrlText(props: UrlTextProps) {
  const url = withoutDirectionControls(props.url);
  const { host, folders, tail, query } = splitUrl(url, useIsOwnHost(url));
  const path = (
    <span className="fl-timeline-url-path">
      {folders && (
        <span
          className="fl-timeline-url-folders"
          style={{ '--fl-timeline-url-folder-chars': folders.length } as CSSProperties}
        >
          <bdi className="fl-timeline-url-folders-text" dir="ltr">
            {folders}
          </bdi>
        </span>
      )}
      <span className="fl-timeline-url-tail">{tail}</span>
      {query && <span className="fl-timeline-url-query">{query}</span>}
    </span>
  );
  if (!host)
    return (
      <span className="fl-timeline-url" title={url}>
        {path}
      </span>
    );
  const lengths = {
    '--fl-timeline-url-host-chars': host.length,
    '--fl-timeline-url-path-chars': folders.length + tail.length,
    '--fl-timeline-url-query-chars': query.length,
  };
  return (
    <span className="fl-timeline-url" title={url} data-foreign style={lengths as CSSProperties}>
      <span className="fl-timeline-url-host">
        <bdi dir="ltr">{host}</bdi>
      </span>
      {path}
    </span>
  );
}
