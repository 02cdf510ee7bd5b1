import type { CspViolationEntry } from '@flowlens/timeline';
import { sourceLocation } from '../parts/source-location.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedLink } from '../parts/recorded-link.js';
import { TextSection } from '../body/text-section.js';

/** A violation of the page's content security policy. */
export function CspViolationDetails({ entry }: { entry: CspViolationEntry }) {
  const m = useTimelineTexts();
  const d = m.details;
  const { page_url: page, csp_violation_data: data } = entry.event;
  return (
    <>
      <FactList
        facts={[
          [d.directive, entry.directive],
          [d.blockedContent, entry.blocked && <RecordedLink url={entry.blocked} />],
          [d.effect, entry.severity === 'error' ? m.blocked : m.reportedOnly],
          [d.location, sourceLocation(data?.source_file, data?.line_number, data?.column_number)],
          [d.page, page && <RecordedLink url={page} />],
        ]}
      />
      <TextSection title={d.sample} text={data?.sample} />
    </>
  );
}
