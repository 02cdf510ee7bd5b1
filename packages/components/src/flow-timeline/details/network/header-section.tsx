import { headerRows } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { DetailSection } from '../parts/detail-section.js';
import { FactList } from '../parts/fact-list.js';
import { RecordedValue } from '../parts/recorded-value.js';
import { ShowAllRows } from '../body/show-all-rows.js';
import { useRowLimit } from '../body/use-row-limit.js';

export interface HeaderSectionProps {
  title: string;
  /** As recorded. */
  headers: unknown;
}

/** Headers sorted by name, collapsed; renders nothing without any. */
export function HeaderSection({ title, headers }: HeaderSectionProps) {
  const rows = useMemo(() => headerRows(headers).sort(byName), [headers]);
  const { shown, ...limit } = useRowLimit(title, rows);
  if (rows.length === 0) return null;
  return (
    <DetailSection
      title={title}
      meta={rows.length}
      copyText={rows.map(({ name, value }) => `${name}: ${value}`).join('\n')}
    >
      <FactList facts={shown.map(({ name, value }) => [name, <RecordedValue key="value" text={value} />])} />
      <ShowAllRows {...limit} />
    </DetailSection>
  );
}

function byName(a: { name: string }, b: { name: string }): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return left < right ? -1 : Number(left > right);
}
