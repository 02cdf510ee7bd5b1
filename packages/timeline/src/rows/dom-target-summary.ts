import { truncate } from '@flowlens/core/player';
import type { DomTarget } from '@flowlens/core/recorded';

const TEXT_MAX_CHARS = 60;
/** Elements whose text is that of all their content, so it does not identify them. */
const CONTAINERS = new Set(['html', 'body', 'main', 'form']);
/** Element of the last step of an XPath, e.g. `input` of `/html/body/input[2]`. */
const LAST_STEP = /\/([a-z][\w-]*)(?:\[\d+\])?$/i;

/**
 * Describes an element in a few words, e.g. `button "Pay"`, `link "Shop"`, `input#city` or `div.card`. Empty if nothing is
 * known about it.
 */
export function domTargetSummary(target: DomTarget): string {
  const { textContent, id, className, type, src } = target;
  const element = elementName(target);
  const text = textContent?.trim() || fileName(src);
  // A single letter does not look like the name of an element.
  const noun = element === 'a' ? 'link' : element;
  if (text && !CONTAINERS.has(element)) return `${noun} ${quoted(text)}`.trim();
  if (id) return `${element}#${id}`;
  const firstClass = className?.trim().split(/\s+/)[0];
  if (firstClass) return `${element}.${firstClass}`;
  return type ? `${element}[type=${type}]` : element;
}

/** Returns the tag name in lower case. The original product records it only in the XPath. */
export function elementName({ tagName, xpath }: DomTarget): string {
  return (tagName || (LAST_STEP.exec(xpath ?? '')?.[1] ?? '')).toLowerCase();
}

/** Returns the last part of an address without its query. Data URLs have no readable one. */
function fileName(src: string | undefined): string | undefined {
  if (src === undefined || /^(data|blob):/i.test(src)) return undefined;
  return src.split(/[?#]/, 1)[0]!.split('/').at(-1);
}

/** Quotes a recorded text, on one line and truncated to 60 characters. */
export function quoted(text: string): string {
  return `"${truncate(text.trim().replaceAll(/\s+/g, ' '), TEXT_MAX_CHARS)}"`;
}
