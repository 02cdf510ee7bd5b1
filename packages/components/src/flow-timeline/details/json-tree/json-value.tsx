'use client';

import { quotedLiteral } from '@flowlens/core/recorded';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';
import { markRedacted } from '../parts/recorded-value.js';
import type { JsonDocument, JsonNode } from './json-document.js';
import { type JsonNodeRow, SHORT_VALUE_MAX_CHARS } from './json-rows.js';
import { markMatches } from './search/mark-matches.js';
import { recordedJson } from './recorded-json.js';

/** Longer values are only in the text view and in the copied text. */
const VALUE_MAX_CHARS = 20_000;
const PREVIEW_MAX_CHARS = 120;

interface JsonKeyProps {
  document: JsonDocument;
  node: JsonNode;
  sought: string;
}

/** Key or position of a value, with a colon. */
export function JsonKey({ document, node, sought }: JsonKeyProps) {
  if (node.keyStart < 0) return <span className="fl-timeline-json-index">{`${node.index}: `}</span>;
  const key = document.key(node);
  const name = /^[\w$-]+$/.test(key) ? key : quotedLiteral(key);
  return (
    <>
      <span key={sought} className="fl-timeline-json-key">
        {markMatches(name.slice(0, SHORT_VALUE_MAX_CHARS), sought)}
      </span>
      <span>{': '}</span>
    </>
  );
}

interface JsonValueProps {
  document: JsonDocument;
  row: JsonNodeRow;
  sought: string;
}

/** A value: all of it if it is short or expanded, or a preview of its content. */
export function JsonValue({ document, row, sought }: JsonValueProps) {
  const { redacted } = useTimelineTexts().details;
  const { node } = row;
  if (row.container) return <ContainerSummary document={document} row={row} sought={sought} />;
  const max = row.expanded ? VALUE_MAX_CHARS : SHORT_VALUE_MAX_CHARS;
  const source = document.source(node);
  const text = recordedJson(source, max);
  return (
    <span key={`${sought}\n${text}`} className={`fl-timeline-json-${source.startsWith('"') ? 'string' : 'literal'}`}>
      {sought === '' ? markRedacted(text, redacted) : markMatches(text, sought)}
    </span>
  );
}

/** Length of an array, and the beginning of a collapsed value. */
function ContainerSummary({ document, row, sought }: JsonValueProps) {
  const { locale } = useFlowLens();
  const { node } = row;
  const preview = recordedJson(document.source(node), PREVIEW_MAX_CHARS);
  return (
    <span className="fl-timeline-json-summary">
      {document.isArray(node) && <span>{`(${document.children(node, 0, 0).count.toLocaleString(locale)}) `}</span>}
      {!row.expanded && <span key={sought}>{markMatches(preview, sought)}</span>}
    </span>
  );
}
