'use client';

import { quotedLiteral } from '@flowlens/core/recorded';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';
import { markRedacted } from '../parts/recorded-value.js';
import { decodeString, type JsonDocument, type JsonNode } from './json-document.js';
import { type JsonNodeRow, SHORT_VALUE_MAX_CHARS } from './json-rows.js';
import { markMatches } from './mark-matches.js';

/** Longer values are only in the text view and in the copied text. */
const VALUE_MAX_CHARS = 20_000;
const PREVIEW_MAX_CHARS = 120;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

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
      <span className="fl-timeline-json-key">{markMatches(name.slice(0, SHORT_VALUE_MAX_CHARS), sought)}</span>
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
  const text = `${visible(source.slice(0, max))}${source.length > max ? '…' : ''}`;
  return (
    <span key={text} className={`fl-timeline-json-${source.startsWith('"') ? 'string' : 'literal'}`}>
      {sought === '' ? markRedacted(text, redacted) : markMatches(text, sought)}
    </span>
  );
}

/** Length of an array, and the beginning of a collapsed value. */
function ContainerSummary({ document, row, sought }: JsonValueProps) {
  const { locale } = useFlowLens();
  const { node } = row;
  const head = document.text.slice(node.start, Math.min(node.end, node.start + PREVIEW_MAX_CHARS));
  const preview = visible(head.replace(/\s+/g, ' ')) + (node.end - node.start > PREVIEW_MAX_CHARS ? '…' : '');
  return (
    <span className="fl-timeline-json-summary">
      {document.isArray(node) && <span>{`(${document.children(node, 0, 0).count.toLocaleString(locale)}) `}</span>}
      {!row.expanded && <span>{markMatches(preview, sought)}</span>}
    </span>
  );
}

/** A piece of JSON in which no character is invisible. */
function visible(source: string): string {
  return source.startsWith('"') && source.endsWith('"') && source.length > 1
    ? quotedLiteral(decodeString(source))
    : source.replace(HIDDEN, (hidden) => quotedLiteral(hidden).slice(1, -1));
}
