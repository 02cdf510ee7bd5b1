import { stackLocation } from '@flowlens/core/recorded';
import { type MessageEntry, messageDataOf } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { sourceLocation } from '../parts/source-location.js';
import { TextSection } from '../body/text-section.js';

/** A console message or a script error with its source and stack. */
export function MessageDetails({ entry }: { entry: MessageEntry }) {
  const d = useTimelineTexts().details;
  const { event } = entry;
  const data = messageDataOf(event, entry.kind);
  const source = data?.filename || data?.url;

  return (
    <>
      <TextSection title={d.message} text={entry.message} />
      <TextSection title={d.stack} text={data?.stack} />
      <FactList
        facts={[
          [d.location, locationOf(data)],
          [d.source, source && <RecordedLink url={source} />],
          [d.page, event.page_url && <RecordedLink url={event.page_url} />],
        ]}
      />
    </>
  );
}

/** Source of a message, from its stack or as reported by the browser. */
function locationOf(data: ReturnType<typeof messageDataOf>): string | undefined {
  const fromStack = data?.stack ? stackLocation(data.stack) : null;
  if (fromStack !== null) return fromStack;
  return data?.lineno === undefined ? undefined : sourceLocation(data.filename, data.lineno, data.colno);
}
