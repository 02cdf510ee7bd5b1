import type { SseMessageEntry } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { TextSection } from '../body/text-section.js';

/** One message of a stream of server-sent events. */
export function SseMessageDetails({ entry }: { entry: SseMessageEntry }) {
  const d = useTimelineTexts().details;
  const { page_url: page, sse_message_data: data } = entry.event;
  return (
    <>
      <FactList
        facts={[
          [d.eventName, entry.name || 'message'],
          [d.lastEventId, data?.last_event_id],
          [d.url, data?.url && <RecordedLink url={data.url} />],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <TextSection title={d.data} text={entry.data} />
    </>
  );
}
