import { formatBytes } from '@flowlens/core/format';
import type { NetworkEntry } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { statusText } from '../../row/entry-state-text.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { BodySection } from '../body/body-section.js';
import { FactList } from '../parts/fact-list.js';
import { HeaderSection } from './header-section.js';
import { QuerySection } from './query-section.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { RequestActions } from './request-actions.js';

/** A request with its response: facts, query, headers and bodies. */
export function NetworkDetails({ entry }: { entry: NetworkEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const { locale } = useFlowLens();
  const request = entry.request?.network_request_data;
  const response = entry.response?.network_response_data;
  const page = entry.request?.page_url ?? entry.response?.page_url;

  return (
    <>
      <RequestActions entry={entry} />
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
          [d.error, entry.error],
          [d.type, request?.resource_type],
          [d.size, entry.responseBytes === null ? null : formatBytes(entry.responseBytes, locale)],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <QuerySection url={entry.url} pageUrl={page} />
      <HeaderSection title={d.requestHeaders} headers={request?.headers} />
      {request?.body !== undefined && (
        <BodySection title={d.requestBody} text={request.body} headers={request.headers} />
      )}
      <HeaderSection title={d.responseHeaders} headers={response?.headers} />
      {response?.body !== undefined && (
        <BodySection title={d.responseBody} text={response.body} headers={response.headers} />
      )}
      {lacksBody(entry) && <p className="fl-timeline-note">{d.noBody}</p>}
      {entry.response === null && <p className="fl-timeline-note">{d.noResponse}</p>}
    </>
  );
}

/**
 * Returns whether a response should have a body that the recording lacks. HEAD, 1xx, 204, redirects and 304 need none.
 */
function lacksBody({ state, method, status, response }: NetworkEntry): boolean {
  const bodyless =
    method === 'HEAD' || status === null || status < 200 || status === 204 || (status >= 300 && status < 400);
  return state === 'completed' && !bodyless && response?.network_response_data?.body === undefined;
}
