import type { RedactionOptions } from '../recorder.js';
import { createPatches } from '../probes/patches.js';
import type { Primordials } from '../probes/primordials.js';
import type { ShadowRoots } from '../probes/shadow-roots.js';
import { privateSelectors } from './private-elements.js';
import { type StickySecrets, watchStickySecrets } from './sticky-secrets.js';

/** The one place that knows what is secret in a page, for the actions and the picture. */
export interface Concealment {
  /** Whether a field hides its letters, or ever did. */
  isConcealed: StickySecrets['isConcealed'];
  /** Blurs secret fields and blocked elements on the screen, because pixels cannot be redacted later. Call it before the first frame. */
  blur: () => void;
  unblur: () => void;
  /** Elements that were blurred since the last call of `blur`. */
  count: () => number;
  stop: () => void;
}

export interface ConcealmentOptions {
  redaction?: RedactionOptions | undefined;
  shadowRoots: ShadowRoots;
}

/** Wider than a letter: digits can be told apart under less. */
const BLUR = 'filter: blur(max(16px, 1.5em)) !important;';

/** Watches what nobody may see, in shadow roots too. Of closed roots those are known that scripts attach from now on. */
export function createConcealment(
  window: Window & typeof globalThis,
  primordials: Primordials,
  { redaction = {}, shadowRoots }: ConcealmentOptions,
): Concealment {
  const { document } = window;
  const { blurred } = privateSelectors(redaction, document);
  const secrets = watchStickySecrets(window, primordials);
  let counted = new WeakSet<Element>();
  const roots = new Set<Document | ShadowRoot>();
  let count = 0;
  let sheet: CSSStyleSheet | undefined;
  let patches = createPatches(primordials);

  const observer = new window.MutationObserver((changes) => {
    // A page may take our sheet out of its list.
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

  /** Puts our sheet back at once when a page sets a list of its own. */
  function keepSheet() {
    patches = createPatches(primordials);
    const adoptAgain = (root: unknown) => {
      if (roots.has(root as ShadowRoot)) adopt(root as ShadowRoot);
    };
    for (const { prototype } of [window.Document, window.ShadowRoot])
      patches.setter(prototype, 'adoptedStyleSheets', adoptAgain);
  }

  function unblur() {
    patches.restore();
    observer.disconnect();
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    roots.clear();
    sheet = undefined;
  }

  for (const root of shadowRoots.attached()) secrets.look(root);
  shadowRoots.onAttached((root) => (sheet ? watch(root) : secrets.look(root)));
  return {
    isConcealed: secrets.isConcealed,
    blur() {
      if (sheet) return;
      counted = new WeakSet();
      count = 0;
      sheet = new window.CSSStyleSheet();
      sheet.replaceSync(`:is(${blurred}) { ${BLUR} }`);
      keepSheet();
      for (const root of [document, ...shadowRoots.attached()]) watch(root);
    },
    unblur,
    count: () => count,
    stop() {
      shadowRoots.onAttached(undefined);
      unblur();
      secrets.stop();
    },
  };
}
