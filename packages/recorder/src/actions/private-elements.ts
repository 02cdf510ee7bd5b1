import type { RedactionOptions } from '../recorder.js';
import { own } from './own-property.js';

/** Elements whose text a person types in. */
export const FIELDS = 'input, select, textarea';
export const EDITABLE = '[contenteditable]:not([contenteditable="false" i])';

/** Set on fields that ever hid their letters, so that a style sheet can reach them. */
export const CONCEALED_ATTRIBUTE = 'data-fl-concealed';

const SECRET_FIELDS = [
  'input[type="password" i]',
  '[autocomplete~="current-password" i]',
  '[autocomplete~="new-password" i]',
  '[autocomplete~="one-time-code" i]',
  '[autocomplete*="cc-" i]',
  `[${CONCEALED_ATTRIBUTE}]`,
];

/** Frames whose content no code of the page can look through. */
function foreignFrames(origin: string): string[] {
  return [
    'iframe[src^="//"]:not([data-fl-unmask])',
    `iframe[src*="://"]:not([src="${origin}"], [src^="${origin}/"], [data-fl-unmask])`,
  ];
}

/** Part of a document that is needed to look for its elements. */
export type SelectorScope = Pick<Document, 'createDocumentFragment'> & { location: Pick<Location, 'origin'> };

export interface PrivateSelectors {
  /** Elements with texts that are not recorded. */
  texts: string;
  /** Elements that are blurred in the picture. */
  blurred: string;
}

/**
 * Selectors of elements that are private by default, by attribute, and by the options. Invalid selectors are ignored.
 */
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

/** Finds the nearest element around another that matches, across open shadow roots. */
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
