import { truncate } from '../player/truncate.js';
import type { DomTarget } from './event-types.js';

const TEXT_MAX_CHARS = 60;
/** The text of these is the text of everything inside them, so it names nothing. */
const CONTAINERS = new Set(['html', 'body', 'main', 'form']);

/** Names an element in a few words, e.g. `button "Pay"`, `link "Shop"`, `input#city` or `div.card`. Empty when nothing is known of it. */
export function domTargetSummary({ tagName, textContent, id, className, type }: DomTarget): string {
  const element = tagName?.toLowerCase() ?? '';
  const text = textContent?.trim();
  // Nobody reads a lone letter as the name of an element.
  const noun = element === 'a' ? 'link' : element;
  if (text && !CONTAINERS.has(element)) return `${noun} ${quoted(text)}`.trim();
  if (id) return `${element}#${id}`;
  const firstClass = className?.trim().split(/\s+/)[0];
  if (firstClass) return `${element}.${firstClass}`;
  return type ? `${element}[type=${type}]` : element;
}

/** A recorded text in quotes, on one line and at most 60 characters long. */
export function quoted(text: string): string {
  return `"${truncate(text.trim().replaceAll(/\s+/g, ' '), TEXT_MAX_CHARS)}"`;
}
