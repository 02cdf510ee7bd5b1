import type { ActionsOptions } from '../actions/actions-probe.js';
import type { Probe } from './probe.js';

/**
 * Loads the probe of actions when it is installed. The other probes have to be there before the page's scripts; a user acts later, and
 * describing elements takes a lot of code.
 */
export function createLazyActionsProbe(options?: ActionsOptions): Probe {
  return (context) => {
    const { attempt, primordials } = context;
    let uninstall: (() => void) | undefined;
    let isEnded = false;
    void primordials.then(
      import('../actions/actions-probe.js'),
      ({ createActionsProbe }) =>
        attempt(() => {
          if (!isEnded) uninstall = createActionsProbe(options)(context);
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
