import type { Primordials } from '../probes/primordials.js';
import { CONCEALED_ATTRIBUTE } from './private-elements.js';

export interface StickySecrets {
  /** Returns whether a field hides its letters now, or did earlier. */
  isConcealed: (element: Element) => boolean;
  /** Checks the fields of a root. */
  look: (root: Document | ShadowRoot) => void;
  stop: () => void;
}

/** Events that precede the use of a field. */
const EVENTS = ['focusin', 'pointerdown', 'keydown'];

/** Remembers fields that hide their letters: a revealed password is still a password. */
export function watchStickySecrets(
  window: Window & typeof globalThis,
  { listen, unlisten }: Pick<Primordials, 'listen' | 'unlisten'>,
): StickySecrets {
  const concealed = new WeakSet<Element>();
  const watched = new WeakSet<Node>();
  const used: EventTarget[] = [];

  const observer = new window.MutationObserver((changes) => {
    for (const { target, attributeName, oldValue } of changes) {
      // A page that renders a field again may remove the attribute.
      const isMarkGone = attributeName === CONCEALED_ATTRIBUTE && concealed.has(target as Element);
      if (isMarkGone || oldValue?.toLowerCase() === 'password') mark(target as Element);
    }
  });

  function mark(field: Element) {
    concealed.add(field);
    if (!field.hasAttribute(CONCEALED_ATTRIBUTE)) field.setAttribute(CONCEALED_ATTRIBUTE, '');
  }

  function watch(root: Node) {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, {
      subtree: true,
      attributeFilter: ['type', CONCEALED_ATTRIBUTE],
      attributeOldValue: true,
    });
    // Events of a frame do not reach the page around it.
    if (root.nodeType === Node.DOCUMENT_NODE) listenTo(root === window.document ? window : root);
  }

  function listenTo(target: EventTarget) {
    used.push(target);
    for (const type of EVENTS) listen(target, type, onUse, true);
  }

  function isConcealed(element: Element): boolean {
    if (concealed.has(element)) return true;
    if (!element.matches('input, textarea')) return false;
    if ((element as HTMLInputElement).type === 'password') concealed.add(element);
    // Style sheets cannot select by computed style, so the field needs an attribute.
    else if (!/^(?:none)?$/.test(window.getComputedStyle(element).getPropertyValue('-webkit-text-security')))
      mark(element);
    return concealed.has(element);
  }

  const onUse = (event: Event) => {
    for (const node of event.composedPath()) {
      const { nodeType } = node as Node;
      if (nodeType === Node.DOCUMENT_FRAGMENT_NODE) watch(node as ShadowRoot);
      else if (nodeType === Node.ELEMENT_NODE) isConcealed(node as Element);
    }
  };

  watch(window.document);
  return {
    isConcealed,
    look(root) {
      watch(root);
      for (const field of root.querySelectorAll('input, textarea')) isConcealed(field);
    },
    stop() {
      observer.disconnect();
      for (const target of used) for (const type of EVENTS) unlisten(target, type, onUse, true);
    },
  };
}
