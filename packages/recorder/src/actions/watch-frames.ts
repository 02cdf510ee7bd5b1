import type { Primordials } from '../probes/primordials.js';

/** Attribute of frames whose content cannot be read: loading frames and cross-origin frames. */
export const HIDDEN_FRAME_ATTRIBUTE = 'data-fl-hidden';
const UNMASKED = 'data-fl-unmask';

type Frame = HTMLIFrameElement | HTMLFrameElement;

export interface FrameWatch {
  /** Observes an element if it is a frame. */
  enter: (element: Element) => void;
  /** Observes the loads of frames in a root. */
  watch: (root: Document | ShadowRoot) => void;
  stop: () => void;
}

/** Finds the documents of same-origin frames, and hides a frame from the unload of its document until the next one is found. */
export function watchFrames(
  { listen, unlisten }: Pick<Primordials, 'listen' | 'unlisten'>,
  onDocument: (document: Document) => void,
): FrameWatch {
  const hidden = new Set<Frame>();
  const known = new WeakSet<Document>();
  const undo: (() => void)[] = [];

  function listenTo(target: EventTarget, type: string, listener: (event: Event) => void) {
    listen(target, type, listener, true);
    undo.push(() => {
      try {
        unlisten(target, type, listener, true);
      } catch {
        // Window of a frame that has left for another origin; the listener was removed with its document.
      }
    });
  }

  function hide(frame: Frame) {
    hidden.add(frame);
    if (!frame.hasAttribute(HIDDEN_FRAME_ATTRIBUTE)) frame.setAttribute(HIDDEN_FRAME_ATTRIBUTE, '');
  }

  function show(frame: Frame) {
    hidden.delete(frame);
    frame.removeAttribute(HIDDEN_FRAME_ATTRIBUTE);
  }

  function checkFrame(frame: Frame, hasLoaded: boolean) {
    const document = documentOf(frame);
    const isAtBegin = !hasLoaded && document?.URL === 'about:blank' && loadsOwnDocument(frame);
    if (!document || isAtBegin) {
      if (!frame.hasAttribute(UNMASKED)) hide(frame);
      return;
    }
    if (!known.has(document)) {
      known.add(document);
      onDocument(document);
      if (document.defaultView) listenTo(document.defaultView, 'pagehide', () => hide(frame));
    }
    if (hidden.has(frame)) show(frame);
  }

  return {
    enter(element) {
      if (!isFrame(element)) return;
      // Until its next document has loaded; a page may remove the attribute.
      if (hidden.has(element)) hide(element);
      else checkFrame(element, false);
    },
    watch(root) {
      listenTo(root, 'load', ({ target }) => {
        if (isFrame(target as Node)) checkFrame(target as Frame, true);
      });
    },
    stop() {
      for (const run of undo.splice(0)) run();
      for (const frame of [...hidden]) show(frame);
    },
  };
}

/** Compares the tag name, because elements of another document have other classes. */
function isFrame(node: Node): node is Frame {
  return node.nodeName === 'IFRAME' || node.nodeName === 'FRAME';
}

/** A frame has an empty document before its own one loads. */
function loadsOwnDocument(frame: Frame): boolean {
  const address = frame.getAttribute('src') ?? '';
  return frame.hasAttribute('srcdoc') || !/^(?:about:blank.*)?$/i.test(address.trim());
}

function documentOf(frame: Frame): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}
