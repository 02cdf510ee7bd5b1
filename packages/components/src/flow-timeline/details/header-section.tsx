import type { HeaderRow } from '@flowlens/core';
import { DetailSection } from './detail-section.js';
import { FactList } from './fact-list.js';

export interface HeaderSectionProps {
  title: string;
  rows: readonly HeaderRow[];
  /** @default false */
  defaultOpen?: boolean;
}

/** Headers or parameters, folded away; nothing when there are none. */
export function HeaderSection({ title, rows, defaultOpen = false }: HeaderSectionProps) {
  if (rows.length === 0) return null;
  return (
    <DetailSection title={title} count={rows.length} defaultOpen={defaultOpen}>
      <FactList facts={rows.map(({ name, value }) => [name, value])} />
    </DetailSection>
  );
}
