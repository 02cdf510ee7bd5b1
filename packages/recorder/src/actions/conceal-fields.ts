import type { RedactionOptions } from '../recorder.js';
import type { Primordials } from '../probes/primordials.js';
import { privateSelectors } from './private-elements.js';
import { type StickySecrets, watchStickySecrets } from './sticky-secrets.js';

export interface Concealment {
  /** Whether a field hides its letters, or ever did. */
  isConcealed: StickySecrets['isConcealed'];
  /** Blurs secret fields and blocked elements on the screen, because pixels cannot be redacted later. Call it before the first frame. */
  blur: () => void;
  unblur: () => void;
  /** Elements that were blurred since `blur` was called first. */
  count: () => number;
  stop: () => void;
}

/** Large letters stay legible under a blur of a few pixels. */
const BLUR = 'filter: blur(max(8px, 0.6em)) !important;';

/** Watches what nobody may see. Open shadow roots are included, closed ones cannot be reached. */
export function createConcealment(
  window: Window & typeof globalThis,
  primordials: Pick<Primordials, 'listen' | 'unlisten'>,
  redaction: RedactionOptions = {},
): Concealment {
  const { document } = window;
  const { blurred } = privateSelectors(redaction, document);
  const secrets = watchStickySecrets(window, primordials);
  const counted = new WeakSet<Element>();
  const roots = new Set<Document | ShadowRoot>();
  let count = 0;
  let sheet: CSSStyleSheet | undefined;

  const observer = new window.MutationObserver((changes) => {
    // A page that sets its own list of sheets has removed ours.
    for (const root of roots) adopt(root);
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof window.Element) scan(node);
      if (target instanceof window.Element) countIf(target);
    }
  });

  function adopt(root: Document | ShadowRoot) {
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  function countIf(element: Element) {
    if (counted.has(element) || !element.matches(blurred)) return;
    counted.add(element);
    count += 1;
  }

  function scan(root: Element | Document | ShadowRoot) {
    if (root instanceof window.Element) enter(root);
    for (const element of root.querySelectorAll('*')) enter(element);
  }

  function enter(element: Element) {
    countIf(element);
    if (element.shadowRoot) watch(element.shadowRoot);
  }

  function watch(root: Document | ShadowRoot) {
    adopt(root);
    if (roots.has(root)) return;
    roots.add(root);
    secrets.look(root);
    scan(root);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['type', 'data-fl-concealed'] });
  }

  function unblur() {
    observer.disconnect();
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    roots.clear();
    sheet = undefined;
  }

  return {
    isConcealed: secrets.isConcealed,
    blur() {
      if (sheet) return;
      sheet = new window.CSSStyleSheet();
      sheet.replaceSync(`:is(${blurred}) { ${BLUR} }`);
      watch(document);
    },
    unblur,
    count: () => count,
    stop() {
      unblur();
      secrets.stop();
    },
  };
}
