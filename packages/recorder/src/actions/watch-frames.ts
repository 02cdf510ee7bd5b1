import type { Primordials } from '../probes/primordials.js';

/** Set on frames whose content cannot be looked through: those that load, and those that show another origin. */
export const HIDDEN_FRAME_ATTRIBUTE = 'data-fl-hidden';
const UNMASKED = 'data-fl-unmask';

type Frame = HTMLIFrameElement | HTMLFrameElement;

export interface FrameWatch {
  /** Looks at an element that may be a frame. */
  enter: (element: Element) => void;
  /** Notices the loads of frames in a root. */
  watch: (root: Document | ShadowRoot) => void;
  stop: () => void;
}

/** Finds the documents of frames of this origin, and hides a frame from the moment its document goes until the next one is found. */
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
        // The window of a frame that has left for another origin; the listener went with its document.
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

  function look(frame: Frame, hasLoaded: boolean) {
    const document = documentOf(frame);
    const isAtBegin = !hasLoaded && document?.URL === 'about:blank' && leadsElsewhere(frame);
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
      // Until its next document has loaded; a page may take the attribute away.
      if (hidden.has(element)) hide(element);
      else look(element, false);
    },
    watch(root) {
      listenTo(root, 'load', ({ target }) => {
        if (isFrame(target as Node)) look(target as Frame, true);
      });
    },
    stop() {
      for (const run of undo.splice(0)) run();
      for (const frame of [...hidden]) show(frame);
    },
  };
}

/** By name, because elements of another document have other classes. */
function isFrame(node: Node): node is Frame {
  return node.nodeName === 'IFRAME' || node.nodeName === 'FRAME';
}

/** A frame begins with an empty document before its own one comes. */
function leadsElsewhere(frame: Frame): boolean {
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
