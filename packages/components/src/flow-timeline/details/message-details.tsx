import { type MessageEntry, stackLocation } from '@flowlens/core';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { RecordedLink } from './recorded-link.js';
import { TextSection } from './text-section.js';

/** A console message or a script error with its source and stack. */
export function MessageDetails({ entry }: { entry: MessageEntry }) {
  const d = useTimelineTexts().details;
  const { event } = entry;
  const data = event.console_error_data ?? event.console_warn_data ?? event.javascript_error_data;
  const source = data?.filename || data?.url;

  return (
    <>
      <TextSection title={d.message} text={entry.message} />
      <TextSection title={d.stack} text={data?.stack} />
      <FactList
        facts={[
          [d.location, data?.stack && stackLocation(data.stack)],
          [d.source, source && <RecordedLink url={source} />],
          [d.page, event.page_url && <RecordedLink url={event.page_url} />],
        ]}
      />
    </>
  );
}
