import type { RedactionOptions } from '../recorder.js';
import { own } from './own-property.js';

/** Elements that people type text into. */
export const FIELDS = 'input, select, textarea';
export const EDITABLE = '[contenteditable]:not([contenteditable="false" i])';

/** Attribute of fields that ever hid their letters, for our style sheet. */
export const CONCEALED_ATTRIBUTE = 'data-fl-concealed';

const SECRET_FIELDS = [
  'input[type="password" i]',
  '[autocomplete~="current-password" i]',
  '[autocomplete~="new-password" i]',
  '[autocomplete~="one-time-code" i]',
  '[autocomplete*="cc-" i]',
  `[${CONCEALED_ATTRIBUTE}]`,
];

/** Frames whose content page scripts cannot read. */
function foreignFrames(origin: string): string[] {
  return [
    'iframe[src^="//"]:not([data-fl-unmask])',
    `iframe[src*="://"]:not([src="${origin}"], [src^="${origin}/"], [data-fl-unmask])`,
  ];
}

/** Part of a document that is needed to search its elements. */
export type SelectorScope = Pick<Document, 'createDocumentFragment'> & { location: Pick<Location, 'origin'> };

export interface PrivateSelectors {
  /** Selector of elements whose text is not recorded. */
  texts: string;
  /** Selector of elements that are blurred in the picture. */
  blurred: string;
}

/** Returns the selectors of elements that are private by default, by attribute, and by the options. Ignores invalid selectors. */
export function privateSelectors(
  { block = [], mask = [] }: RedactionOptions,
  document: SelectorScope,
): PrivateSelectors {
  const chosen = [...block, ...mask].filter((selector) => isSelector(selector, document));
  const texts = ['[data-fl-block]', '[data-fl-mask]', ...chosen];
  const frames = foreignFrames(document.location.origin);
  return { texts: texts.join(', '), blurred: [...SECRET_FIELDS, ...frames, ...texts].join(', ') };
}

function isSelector(text: string, document: SelectorScope): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/** Finds the closest matching ancestor, across open shadow roots. */
export function closestAcrossShadows(element: Element, selector: string): Element | null {
  let from: Element | null = element;
  while (from) {
    const found = from.closest(selector);
    if (found) return found;
    const root = from.getRootNode() as Node & { host?: Element };
    from = root.host ?? null;
  }
  return null;
}

export function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches(FIELDS);
}

export function isEditable(element: Element): boolean {
  return own(element as HTMLElement, 'isContentEditable') === true;
}
