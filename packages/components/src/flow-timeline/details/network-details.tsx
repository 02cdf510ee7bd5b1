import { formatBytes, formatLatency, headerRows, type NetworkEntry } from '@flowlens/core';
import { networkStateText } from '../entry-state-text.js';
import { responseSizeBytes } from '../response-size.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { HeaderSection } from './header-section.js';
import { queryRows } from './query-rows.js';
import { RecordedLink } from './recorded-link.js';
import { TextSection } from './text-section.js';

/** A request with its response: facts, query, headers and bodies. */
export function NetworkDetails({ entry }: { entry: NetworkEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const request = entry.request?.network_request_data;
  const response = entry.response?.network_response_data;
  const size = responseSizeBytes(entry);
  const page = (entry.request ?? entry.response)?.page_url;

  return (
    <>
      <FactList
        facts={[
          [d.url, entry.url && <RecordedLink url={entry.url} />],
          [d.method, entry.method],
          [
            d.status,
            <span key="status" className="fl-timeline-status" data-severity={entry.severity}>
              {networkStateText(entry, m)}
            </span>,
          ],
          [d.error, response?.error],
          [d.type, request?.resource_type],
          [d.duration, entry.latencyMs === null ? null : formatLatency(entry.latencyMs)],
          [d.size, size === null ? null : formatBytes(size)],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <HeaderSection title={d.query} rows={queryRows(entry.url)} />
      <HeaderSection title={d.requestHeaders} rows={headerRows(request?.headers)} />
      <TextSection title={d.requestBody} text={request?.body} />
      <HeaderSection title={d.responseHeaders} rows={headerRows(response?.headers)} />
      <TextSection title={d.responseBody} text={response?.body} />
      {entry.response === null && <p className="fl-timeline-note">{d.noResponse}</p>}
    </>
  );
}
