'use client';

import { useTimelineTexts } from '../../timeline-texts.js';
import { CopyButton } from '../body/copy-button.js';
import { decodeString, type JsonDocument } from './json-document.js';
import { jsonPath } from './json-path.js';
import type { JsonNodeRow, JsonRow } from './json-rows.js';

export interface JsonPathBarProps {
  document: JsonDocument;
  /** The active row; without one, nothing is shown. */
  row: JsonRow | null;
}

/** Path of the active value, with buttons that copy the path and the value. */
export function JsonPathBar({ document, row }: JsonPathBarProps) {
  const d = useTimelineTexts().details;
  if (row?.kind !== 'node') return null;
  const path = pathOf(document, row);
  return (
    <div className="fl-timeline-json-path">
      <bdi className="fl-timeline-json-path-text" dir="ltr">
        {path}
      </bdi>
      <CopyButton label={d.copyPath} text={() => path} />
      <CopyButton label={d.copyValue} text={() => valueOf(document, row)} />
    </div>
  );
}

function pathOf(document: JsonDocument, row: JsonNodeRow): string {
  const ancestors = [];
  for (let { parent } = row; parent; parent = parent.parent) ancestors.unshift(parent.node);
  return jsonPath(document, ancestors, row.node);
}

/** A string is copied decoded, and everything else as it was recorded. */
function valueOf(document: JsonDocument, { node }: JsonNodeRow): string {
  const source = document.source(node);
  return source.startsWith('"') ? decodeString(source) : source;
}
