import type { RedactionOptions } from '../recorder.js';
import { createPatches, type Patches } from '../probes/patches.js';
import type { Primordials } from '../probes/primordials.js';
import type { ShadowRoots } from '../probes/shadow-roots.js';
import { CONCEALED_ATTRIBUTE, privateSelectors } from './private-elements.js';
import { type StickySecrets, watchStickySecrets } from './sticky-secrets.js';
import { type FrameWatch, HIDDEN_FRAME_ATTRIBUTE, watchFrames } from './watch-frames.js';

/** Single source of truth about secret parts of a page, for the actions and the video. */
export interface Concealment {
  /** Returns whether a field hides its letters, or did earlier. */
  isConcealed: StickySecrets['isConcealed'];
  /**
   * Blurs secret fields and blocked elements on the screen, because pixels cannot be redacted later. Call it before the
   * first frame.
   */
  blur: () => void;
  unblur: () => void;
  /** Returns the number of elements blurred since the last call of `blur`. */
  count: () => number;
  stop: () => void;
}

export interface ConcealmentOptions {
  redaction?: RedactionOptions | undefined;
  shadowRoots: ShadowRoots;
}

const WATCHED = ['type', CONCEALED_ATTRIBUTE, HIDDEN_FRAME_ATTRIBUTE];

/** Wider than a letter: with a smaller blur, digits can be distinguished. */
const BLUR = 'filter: blur(max(16px, 1.5em)) !important;';

/**
 * Watches private elements, including those in shadow roots and same-origin frames. Closed roots are known only if this
 * document's scripts attach them later.
 */
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
  let frames: FrameWatch | undefined;
  /** A document accepts only its own style sheets. */
  const sheets = new Map<Document, CSSStyleSheet>();
  const patches: Patches[] = [];

  const observer = new window.MutationObserver((changes) => {
    // A page may remove our sheet from its list.
    for (const root of roots) adopt(root);
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (isElement(node)) scan(node);
      if (isElement(target)) enter(target);
    }
  });

  function sheetOf(root: Document | ShadowRoot): CSSStyleSheet | undefined {
    const owner = root.ownerDocument ?? root;
    const known = sheets.get(owner);
    if (known || !owner.defaultView) return known;
    const sheet = new owner.defaultView.CSSStyleSheet();
    sheet.replaceSync(`:is(${blurred}, [${HIDDEN_FRAME_ATTRIBUTE}]) { ${BLUR} }`);
    sheets.set(owner, sheet);
    return sheet;
  }

  function adopt(root: Document | ShadowRoot) {
    const sheet = frames && sheetOf(root);
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  function countIf(element: Element) {
    if (counted.has(element) || !element.matches(blurred)) return;
    counted.add(element);
    count += 1;
  }

  function scan(root: Element | Document | ShadowRoot) {
    if (isElement(root)) enter(root);
    for (const element of root.querySelectorAll('*')) enter(element);
  }

  function enter(element: Element) {
    countIf(element);
    if (element.shadowRoot) watch(element.shadowRoot);
    frames?.enter(element);
  }

  function watch(root: Document | ShadowRoot) {
    adopt(root);
    if (roots.has(root)) return;
    roots.add(root);
    secrets.look(root);
    frames?.watch(root);
    scan(root);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED });
  }

  /** Restores our sheet at once if a page replaces the list. */
  function keepSheets({ Document, ShadowRoot }: Window & typeof globalThis) {
    const kept = createPatches(primordials);
    patches.push(kept);
    const adoptAgain = (root: unknown) => {
      if (roots.has(root as ShadowRoot)) adopt(root as ShadowRoot);
    };
    for (const { prototype } of [Document, ShadowRoot]) kept.setter(prototype, 'adoptedStyleSheets', adoptAgain);
  }

  function enterDocument(inner: Document) {
    for (const root of roots) if (!(root.ownerDocument ?? root).defaultView) roots.delete(root);
    for (const owner of sheets.keys()) if (!owner.defaultView) sheets.delete(owner);
    if (inner.defaultView) keepSheets(inner.defaultView);
    watch(inner);
  }

  function unblur() {
    frames?.stop();
    frames = undefined;
    for (const kept of patches.splice(0)) kept.restore();
    observer.disconnect();
    const own = new Set(sheets.values());
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => !own.has(one));
    roots.clear();
    sheets.clear();
  }

  for (const root of shadowRoots.attached()) secrets.look(root);
  shadowRoots.onAttached((root) => (frames ? watch(root) : secrets.look(root)));
  return {
    isConcealed: secrets.isConcealed,
    blur() {
      if (frames) return;
      counted = new WeakSet();
      count = 0;
      frames = watchFrames(primordials, enterDocument);
      keepSheets(window);
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

/** Compares the node type, because nodes of another document have other classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
