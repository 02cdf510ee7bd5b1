import type { NetworkEntry } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { BodySection } from '../body/body-section.js';
import { DetailSection } from '../parts/detail-section.js';

/** Body of the response, or why there is none; renders nothing for a response that needs no body. */
export function ResponseSection({ entry }: { entry: NetworkEntry }) {
  const d = useTimelineTexts().details;
  const { body, headers } = entry.response?.network_response_data ?? {};
  if (body !== undefined) {
    return <BodySection title={d.response} label={d.responseBody} text={body} headers={headers} />;
  }
  const note = entry.error || (entry.response === null ? d.noResponse : lacksBody(entry) ? d.noBody : '');
  if (note === '') return null;
  return (
    <DetailSection title={d.response} defaultOpen>
      <p className="fl-timeline-note" data-severity={entry.error ? entry.severity : undefined}>
        {note}
      </p>
    </DetailSection>
  );
}

/**
 * Returns whether a response should have a body that the recording lacks. HEAD, 1xx, 204, redirects and 304 need none.
 */
function lacksBody({ state, method, status }: NetworkEntry): boolean {
  const bodyless =
    method === 'HEAD' || status === null || status < 200 || status === 204 || (status >= 300 && status < 400);
  return state === 'completed' && !bodyless;
}
