import { truncate } from '@flowlens/core/player';
import type { DomTarget } from '@flowlens/core/recorded';

const TEXT_MAX_CHARS = 60;
/** The text of these is the text of everything inside them, so it names nothing. */
const CONTAINERS = new Set(['html', 'body', 'main', 'form']);
/** Element of the last step of an XPath, e.g. `input` of `/html/body/input[2]`. */
const LAST_STEP = /\/([a-z][\w-]*)(?:\[\d+\])?$/i;

/** Names an element in a few words, e.g. `button "Pay"`, `link "Shop"`, `input#city` or `div.card`. Empty when nothing is known of it. */
export function domTargetSummary(target: DomTarget): string {
  const { textContent, id, className, type, src } = target;
  const element = elementName(target);
  const text = textContent?.trim() || fileName(src);
  // Nobody reads a lone letter as the name of an element.
  const noun = element === 'a' ? 'link' : element;
  if (text && !CONTAINERS.has(element)) return `${noun} ${quoted(text)}`.trim();
  if (id) return `${element}#${id}`;
  const firstClass = className?.trim().split(/\s+/)[0];
  if (firstClass) return `${element}.${firstClass}`;
  return type ? `${element}[type=${type}]` : element;
}

/** Returns the tag name in lower case; the original product records it in the XPath alone. */
export function elementName({ tagName, xpath }: DomTarget): string {
  return (tagName || (LAST_STEP.exec(xpath ?? '')?.[1] ?? '')).toLowerCase();
}

/** Last part of an address without its query. Data URLs have none worth reading. */
function fileName(src: string | undefined): string | undefined {
  if (src === undefined || /^(data|blob):/i.test(src)) return undefined;
  return src.split(/[?#]/, 1)[0]!.split('/').at(-1);
}

/** A recorded text in quotes, on one line and at most 60 characters long. */
export function quoted(text: string): string {
  return `"${truncate(text.trim().replaceAll(/\s+/g, ' '), TEXT_MAX_CHARS)}"`;
}
