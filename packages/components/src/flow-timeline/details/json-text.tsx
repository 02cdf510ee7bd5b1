import { Fragment, type ReactNode } from 'react';
import { RecordedValue } from './recorded-value.js';

const TOKEN = /("[^"\\]*(?:\\[^][^"\\]*)*"?)(\s*:)?|[^\s"[\]{},:]+/g;

/** JSON with colours for keys, texts and everything else that has a value. */
export function JsonText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, string, colon = ''] = match;
    const kind = string === undefined ? 'literal' : colon ? 'key' : 'string';
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={`fl-timeline-json-${kind}`}>
          <RecordedValue text={string ?? token} />
        </span>
        {colon}
      </Fragment>,
    );
    end = match.index + token.length;
  }
  return [...parts, text.slice(end)];
}
