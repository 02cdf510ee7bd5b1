import { type DomActionEntry, elementName } from '@flowlens/timeline';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { RecordedValue } from '../parts/recorded-value.js';

/** User action: the element, and its final value. */
export function DomActionDetails({ entry }: { entry: DomActionEntry }) {
  const d = useTimelineTexts().details;
  const { target, final_value: finalValue, page_url: page } = entry.event;
  return (
    <FactList
      facts={[
        [d.action, entry.action],
        [d.target, entry.target],
        [d.finalValue, finalValue && <RecordedValue text={finalValue} />],
        [d.tag, target && elementName(target)],
        [d.text, target?.textContent && <RecordedValue text={target.textContent} />],
        [d.source, target?.src && <RecordedLink url={target.src} />],
        [d.id, target?.id],
        [d.className, target?.className],
        [d.inputType, target?.type],
        [d.xpath, target?.xpath],
        [d.page, page && <RecordedLink url={page} />],
      ]}
    />
  );
}
