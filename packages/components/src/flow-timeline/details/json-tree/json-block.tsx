'use client';

import { prettyJson } from '@flowlens/core/recorded';
import { type ReactElement, useMemo } from 'react';
import { CodeBlock } from '../body/code-block.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { useKeptState } from '../kept-states.js';
import { CopyIconButton } from '../body/copy-icon-button.js';
import type { JsonDocument } from './json-document.js';
import { JsonPathBar } from './json-path-bar.js';
import { JsonSearch } from './search/json-search.js';
import { JsonTree } from './json-tree.js';
import { useJsonSearch } from './search/use-json-search.js';
import { useJsonTree } from './use-json-tree.js';
import { ViewChoice } from './view-choice.js';

/** Shorter texts are read faster than searched. */
const SEARCHED_FROM_CHARS = 400;

/** Another way to look at a JSON text. */
export interface ExtraView {
  id: string;
  name: string;
  content: ReactElement;
}

export interface JsonBlockProps {
  label: string;
  part: string;
  /** As it was recorded, without a note about its missing part. */
  text: string;
  cut: boolean;
  document: JsonDocument;
  /** Name under which the chosen view is kept. @default the part */
  viewPart?: string | undefined;
  extraView?: ExtraView | undefined;
}

/** JSON as a tree or as text, with a search and buttons that copy. */
export function JsonBlock(props: JsonBlockProps) {
  const { label, part, text, cut, document, viewPart = part, extraView } = props;
  const { details: d } = useTimelineTexts();
  const [chosen, setView] = useKeptState(`${viewPart} view`, 'tree');
  const tree = useJsonTree(document, part);
  const search = useJsonSearch(document, tree);
  const views = [{ id: 'tree', name: d.treeView }, { id: 'text', name: d.textView }, ...(extraView ? [extraView] : [])];

  const view = views.some(({ id }) => id === chosen) ? chosen : 'tree';

  return (
    <div className="fl-timeline-json">
      <div className="fl-timeline-json-bar">
        <ViewChoice label={d.viewsOf({ part: label })} views={views} view={view} onViewChange={setView} />
        {view === 'tree' && document.text.length >= SEARCHED_FROM_CHARS && <JsonSearch search={search} />}
        <CopyIconButton className="fl-timeline-json-copy" label={d.copyPart({ part: label })} text={text} />
      </div>
      {view === 'tree' && (
        <>
          <JsonTree label={label} document={document} tree={tree} sought={search.sought} />
          <JsonPathBar document={document} row={tree.active} />
        </>
      )}
      {view === 'text' && <JsonTextView label={label} part={part} text={text} cut={cut} />}
      {view === extraView?.id && extraView.content}
    </div>
  );
}

/** Formats the text only when it is shown, because that takes a moment for a long one. */
function JsonTextView({ label, part, text, cut }: Pick<JsonBlockProps, 'label' | 'part' | 'text' | 'cut'>) {
  const pretty = useMemo(() => prettyJson(text, { cut }), [text, cut]);
  return <CodeBlock label={label} part={part} text={pretty ?? text} copyText={null} json={pretty !== null} />;
}
