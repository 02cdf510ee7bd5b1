'use client';

import { formatBytes } from '@flowlens/core/format';
import { useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CopyIconButton } from './copy-icon-button.js';
import { JsonText } from './json-text.js';
import { useKeptState } from '../kept-states.js';
import { RecordedValue } from '../parts/recorded-value.js';
import { ShowMoreButton } from './show-more-button.js';
import { textHead } from './text-head.js';

/** Maximum length with colours, which cost an element for each word. */
const COLOURED_MAX_CHARS = 60_000;
/** Maximum length in one box before the page becomes slow. */
const SHOWN_MAX_CHARS = 1_000_000;

export interface CodeBlockProps {
  /** Name of the block. */
  label: string;
  /** Id of the block if others of its entry have the same label. @default the label */
  part?: string | undefined;
  text: string;
  /** Text to copy, if it differs from the shown one; null if another button copies it. */
  copyText?: string | null;
  /** True for JSON, complete or truncated. @default false */
  json?: boolean;
}

/** Recorded text in a scrollable box with a copy button. Long text is truncated until the reader shows all of it. */
export function CodeBlock({ label, part = label, text, copyText = text, json = false }: CodeBlockProps) {
  const { details: d } = useTimelineTexts();
  const { locale } = useFlowLens();
  const [whole, setWhole] = useKeptState(`${part} whole`, false);
  const { head, lineCount } = useMemo(() => textHead(text), [text]);
  const shown = whole ? text.slice(0, SHOWN_MAX_CHARS) : head;
  const all =
    lineCount > 1
      ? d.showAllLines({ count: lineCount.toLocaleString(locale) })
      : d.showAll({ size: formatBytes(text.length, locale) });

  return (
    <div className="fl-timeline-code">
      <pre className="fl-timeline-code-text" dir="ltr" role="group" aria-label={label} tabIndex={0}>
        {json && shown.length <= COLOURED_MAX_CHARS ? <JsonText text={shown} /> : <RecordedValue text={shown} />}
        {shown.length < text.length && <span>…</span>}
      </pre>
      {head.length < text.length && !whole && <ShowMoreButton onClick={() => setWhole(true)}>{all}</ShowMoreButton>}
      {copyText !== null && (
        <CopyIconButton className="fl-timeline-code-copy" label={d.copyPart({ part: label })} text={copyText} />
      )}
    </div>
  );
}
