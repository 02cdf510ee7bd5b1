import { formatBytes } from '@flowlens/core/format';
import type { NetworkEntry } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { statusText } from '../../row/entry-state-text.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { DetailSection } from '../parts/detail-section.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { HeaderSection } from './header-section.js';
import { pageOfRequest } from './page-of-request.js';

/** General facts of a request, and the headers of both sides. */
export function HeadersSection({ entry }: { entry: NetworkEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const { locale } = useFlowLens();
  const request = entry.request?.network_request_data;
  const response = entry.response?.network_response_data;
  const page = pageOfRequest(entry);

  return (
    <DetailSection title={d.headers} defaultOpen>
      <FactList
        facts={[
          [d.url, entry.url && <RecordedLink url={entry.url} />],
          [d.method, entry.method],
          [
            d.status,
            <span key="status" className="fl-timeline-status" data-severity={entry.severity}>
              {statusText(entry, m)}
            </span>,
          ],
          // Without a body, the response section has it.
          [d.error, response?.body === undefined ? null : entry.error],
          [d.browserMessage, entry.echo?.console_error_data?.message],
          [d.type, request?.resource_type],
          [d.size, entry.responseBytes === null ? null : formatBytes(entry.responseBytes, locale)],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <HeaderSection title={d.responseHeaders} headers={response?.headers} />
      <HeaderSection title={d.requestHeaders} headers={request?.headers} />
    </DetailSection>
  );
}
