import { createPatches } from './patches.js';
import type { Primordials } from './primordials.js';

/** Shadow roots that scripts attach, including closed ones, which cannot be found in any other way. */
export interface ShadowRoots {
  /** Roots attached so far. */
  attached: () => ShadowRoot[];
  /** Sets the function that is called for each later root. */
  onAttached: (listener: ((root: ShadowRoot) => void) | undefined) => void;
  stop: () => void;
}

/** Watches the page attach shadow roots. Start it before the page's scripts: earlier closed roots cannot be found. */
export function watchShadowRoots(window: Window & typeof globalThis, primordials: Primordials): ShadowRoots {
  const { WeakRef } = window;
  const patches = createPatches(primordials);
  let known: WeakRef<ShadowRoot>[] = [];
  let listener: ((root: ShadowRoot) => void) | undefined;

  function noteRoot(root: ShadowRoot) {
    try {
      known.push(new WeakRef(root));
      listener?.(root);
    } catch {
      // Errors of the recorder must not reach the page.
    }
  }

  patches.method(window.Element.prototype, 'attachShadow', (original, self, args) => {
    const root = primordials.apply(original, self, args) as ShadowRoot;
    noteRoot(root);
    return root;
  });

  return {
    attached() {
      known = known.filter((root) => root.deref());
      return known.flatMap((root) => root.deref() ?? []);
    },
    onAttached(onRoot) {
      listener = onRoot;
    },
    stop: patches.restore,
  };
}
