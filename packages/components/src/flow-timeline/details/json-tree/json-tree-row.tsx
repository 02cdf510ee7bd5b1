'use client';

import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ChevronRight } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../../ui/icon/icon.js';
import { useRowPress } from '../../row/use-row-press.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import type { JsonDocument } from './json-document.js';
import { JsonKey, JsonValue } from './json-value.js';
import type { JsonRow } from './json-rows.js';

export interface JsonTreeRowProps {
  row: JsonRow;
  document: JsonDocument;
  active: boolean;
  tabStop: boolean;
  sought: string;
  onFocus: (row: JsonRow) => void;
  onPress: (row: JsonRow) => void;
}

/** One value of a tree, or the place of children that are not shown yet. */
export const JsonTreeRow = memo(function JsonTreeRow(props: JsonTreeRowProps) {
  const { row, document, active, tabStop, sought, onFocus, onPress } = props;
  const press = useRowPress(() => onPress(row));
  return (
    <div
      role="treeitem"
      className={clsx('fl-timeline-json-row', row.kind !== 'node' && 'fl-timeline-json-more')}
      style={{ paddingInlineStart: `${Math.min(row.level, 20) * 14 - 8}px` }}
      tabIndex={tabStop ? 0 : -1}
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={active}
      aria-expanded={row.kind === 'node' ? row.expanded : undefined}
      onFocus={() => onFocus(row)}
      {...press}
    >
      {row.kind === 'node' ? (
        <>
          <span className="fl-timeline-json-chevron">
            {row.expanded !== undefined && <Icon of={ChevronRight} size={12} />}
          </span>
          <span className="fl-timeline-json-content">
            <JsonKey document={document} node={row.node} sought={sought} />
            <JsonValue document={document} row={row} sought={sought} />
          </span>
        </>
      ) : (
        <MoreLabel kind={row.kind} hidden={row.hidden} />
      )}
    </div>
  );
});

function MoreLabel({ kind, hidden }: { kind: 'earlier' | 'later'; hidden: number }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  const count = hidden.toLocaleString(locale);
  return <span dir="auto">{kind === 'earlier' ? d.showEarlierItems({ count }) : d.showLaterItems({ count })}</span>;
}
