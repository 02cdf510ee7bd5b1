import type { Primordials } from '../probes/primordials.js';
import { CONCEALED_ATTRIBUTE } from './private-elements.js';

export interface StickySecrets {
  /** Whether a field hides its letters now, or ever did. */
  isConcealed: (element: Element) => boolean;
  /** Looks at the fields of a root. */
  look: (root: ParentNode) => void;
  stop: () => void;
}

/** Events after which a field may be used. */
const EVENTS = ['focusin', 'pointerdown', 'keydown'];

/** Remembers fields that hide their letters: a password that is shown stays a password. */
export function watchStickySecrets(
  window: Window & typeof globalThis,
  { listen, unlisten }: Pick<Primordials, 'listen' | 'unlisten'>,
): StickySecrets {
  const concealed = new WeakSet<Element>();
  const watched = new WeakSet<Node>();

  const observer = new window.MutationObserver((changes) => {
    for (const { target, attributeName, oldValue } of changes) {
      // A page that renders a field anew may take the mark away.
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
  }

  function isConcealed(element: Element): boolean {
    if (concealed.has(element)) return true;
    if (!element.matches('input, textarea')) return false;
    if ((element as HTMLInputElement).type === 'password') concealed.add(element);
    // A style sheet has no selector for what another one sets, so the field needs a mark.
    else if (!/^(?:none)?$/.test(window.getComputedStyle(element).getPropertyValue('-webkit-text-security')))
      mark(element);
    return concealed.has(element);
  }

  const onUse = (event: Event) => {
    for (const node of event.composedPath()) {
      if (node instanceof window.ShadowRoot) watch(node);
      else if (node instanceof window.Element) isConcealed(node);
    }
  };

  watch(window.document);
  for (const type of EVENTS) listen(window, type, onUse, true);
  return {
    isConcealed,
    look(root) {
      if (root instanceof window.ShadowRoot) watch(root);
      for (const field of root.querySelectorAll('input, textarea')) isConcealed(field);
    },
    stop() {
      observer.disconnect();
      for (const type of EVENTS) unlisten(window, type, onUse, true);
    },
  };
}
