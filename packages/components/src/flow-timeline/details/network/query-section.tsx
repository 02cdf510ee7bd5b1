import { queryRows } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { DetailSection } from '../parts/detail-section.js';
import { FieldTable } from '../parts/field-table.js';

export interface QuerySectionProps {
  url: string;
  /** Base of relative addresses. */
  pageUrl?: string | undefined;
}

/** Query parameters of an address, in their order; renders nothing without any. */
export function QuerySection({ url, pageUrl }: QuerySectionProps) {
  const d = useTimelineTexts().details;
  const rows = useMemo(() => queryRows(url, pageUrl), [url, pageUrl]);
  if (rows.length === 0) return null;
  return (
    <DetailSection title={d.query} meta={rows.length} defaultOpen>
      <FieldTable label={d.query} rows={rows} />
    </DetailSection>
  );
}
