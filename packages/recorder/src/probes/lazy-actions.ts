import type { Concealment } from '../actions/conceal-fields.js';
import type { RedactionOptions } from '../recorder.js';
import type { Probe } from './probe.js';

export interface LazyActionsOptions {
  redaction?: RedactionOptions | undefined;
  /** Loads the module that knows the secret fields of the page. */
  concealment: () => Promise<Concealment>;
}

/**
 * Loads the action probe on installation. Other probes must be there before the page's scripts; users act later, and
 * describing elements takes a lot of code.
 */
export function createLazyActionsProbe({ redaction, concealment }: LazyActionsOptions): Probe {
  return (context) => {
    const { attempt, primordials } = context;
    let uninstall: (() => void) | undefined;
    let isEnded = false;
    const loaded = Promise.all([import('../actions/actions-probe.js'), concealment()]);
    void primordials.then(
      loaded,
      // Iterates by index, because the page may have replaced array iterators.
      ({ 0: { createActionsProbe }, 1: { isConcealed } }) =>
        attempt(() => {
          if (!isEnded) uninstall = createActionsProbe({ redaction, isConcealed })(context);
        }),
      (error) =>
        attempt(() => {
          throw error;
        }),
    );
    return () => {
      isEnded = true;
      uninstall?.();
    };
  };
}
