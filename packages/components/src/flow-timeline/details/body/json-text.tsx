import type { ReactNode } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { markRedacted } from '../parts/recorded-value.js';

const TOKEN = /("[^"\\]*(?:\\[^][^"\\]*)*"?)(\s*:)?|[^\s"[\]{},:]+/g;

/** JSON with colours for keys, strings and other values. */
export function JsonText({ text }: { text: string }) {
  const { redacted } = useTimelineTexts().details;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, string, colon = ''] = match;
    const kind = string === undefined ? 'literal' : colon ? 'key' : 'string';
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={`fl-timeline-json-${kind}`}>
        {markRedacted(string ?? token, redacted)}
      </span>,
      colon,
    );
    end = match.index + token.length;
  }
  // A new element for each text: pieces that never change need none of their own.
  // eslint-disable-next-line flowlens/text-in-own-element
  return <span key={text}>{[...parts, text.slice(end)]}</span>;
}
