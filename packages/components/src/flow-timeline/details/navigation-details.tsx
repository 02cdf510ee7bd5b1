import type { NavigationEntry } from '@flowlens/core';
import { useTimelineTexts } from '../timeline-texts.js';
import { FactList } from './fact-list.js';
import { HeaderSection } from './header-section.js';
import { queryRows } from './query-rows.js';
import { RecordedLink } from './recorded-link.js';

/** Where the page went. */
export function NavigationDetails({ entry }: { entry: NavigationEntry }) {
  const d = useTimelineTexts().details;
  return (
    <>
      <FactList facts={[[d.url, entry.url && <RecordedLink url={entry.url} />]]} />
      <HeaderSection title={d.query} rows={queryRows(entry.url)} defaultOpen />
    </>
  );
}
