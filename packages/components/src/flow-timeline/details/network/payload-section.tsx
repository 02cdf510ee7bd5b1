import { queryRows } from '@flowlens/core/recorded';
import type { NetworkEntry } from '@flowlens/timeline';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { BodySection } from '../body/body-section.js';
import { DetailSection } from '../parts/detail-section.js';
import { pageOfRequest } from './page-of-request.js';
import { QuerySection } from './query-section.js';

/** Query parameters and body of a request; renders nothing without either. */
export function PayloadSection({ entry }: { entry: NetworkEntry }) {
  const d = useTimelineTexts().details;
  const { url, request } = entry;
  const pageUrl = pageOfRequest(entry);
  const hasQuery = useMemo(() => queryRows(url, pageUrl).length > 0, [url, pageUrl]);
  const { body, headers } = request?.network_request_data ?? {};

  if (!hasQuery) {
    return body === undefined ? null : (
      <BodySection title={d.payload} label={d.requestBody} text={body} headers={headers} />
    );
  }
  return (
    <DetailSection title={d.payload} defaultOpen>
      <QuerySection url={url} pageUrl={pageUrl} />
      {body !== undefined && <BodySection title={d.requestBody} text={body} headers={headers} />}
    </DetailSection>
  );
}
