import { createLazyActionsProbe, type LazyActionsOptions } from './lazy-actions.js';
import { observeBeacon } from './network/beacon.js';
import { observeConsole } from './console.js';
import { observeErrors } from './errors.js';
import { observeEventSource } from './network/event-source.js';
import { observeFetch } from './network/fetch.js';
import { observeNavigation } from './navigation.js';
import { createPatches } from './patches.js';
import {
  PROBE_NAMES,
  type Probe,
  type ProbeContext,
  type ProbeName,
  type WantedProbes,
  wantedProbes,
} from './probe.js';
import { observeStorage } from './storage.js';
import { observeWebSocket } from './network/web-socket.js';
import { observeXhr } from './network/xhr.js';

export interface InstallOptions extends Omit<ProbeContext, 'attempt' | 'onFlush' | 'patches'> {
  probes?: WantedProbes | undefined;
  actions: LazyActionsOptions;
}

export interface InstalledProbes {
  /** Probes that were switched off by the caller, and those that failed. */
  readonly off: readonly ProbeName[];
  /** Emits what is still open, such as responses whose body nobody has read yet. */
  flush: () => void;
  /** Restores every global. */
  uninstall: () => void;
}

/** Installs the wanted probes. A probe that fails switches itself off and leaves a `recorder_gap`; the others go on. */
export function installProbes(options: InstallOptions): InstalledProbes {
  const { window, primordials, probes, actions } = options;
  const wanted = wantedProbes(probes);
  const off: ProbeName[] = PROBE_NAMES.filter((name) => !wanted.includes(name));
  const flushes: (() => void)[] = [];
  const uninstalls: (() => void)[] = [];

  for (const name of wanted) install(name, probeNamed(name, actions));

  function install(name: ProbeName, probe: Probe) {
    let isOff = false;
    let uninstall: (() => void) | undefined;
    const patches = createPatches(primordials);

    function stop() {
      isOff = true;
      quietly(patches.restore);
      if (uninstall) quietly(uninstall);
    }

    function fail() {
      if (isOff) return;
      stop();
      off.push(name);
      const gap = { reason: 'probe_failed', probe: name } as const;
      try {
        options.emit({ type: 'recorder_gap', at: options.now(), recorder_gap_data: gap });
      } catch {
        // Without a working sink there is nowhere to say it.
      }
    }

    function attempt<Result>(run: () => Result): Result | undefined {
      if (isOff) return undefined;
      try {
        return run();
      } catch {
        quietly(fail);
        return undefined;
      }
    }

    const context: ProbeContext = {
      ...options,
      emit: (event) => options.emit({ ...event, page_url: event.page_url ?? window.location.href }),
      patches,
      attempt,
      onFlush: (run) => flushes.push(() => attempt(run)),
    };
    attempt(() => {
      uninstall = probe(context);
    });
    uninstalls.push(stop);
  }

  const flush = () => {
    for (let index = 0; index < flushes.length; index += 1) flushes[index]?.();
  };
  primordials.listen(window, 'pagehide', flush, true);
  return {
    off,
    flush,
    uninstall() {
      flush();
      primordials.unlisten(window, 'pagehide', flush, true);
      // The last one first, as each may have been installed over another.
      for (let index = uninstalls.length - 1; index >= 0; index -= 1) uninstalls[index]?.();
    },
  };
}

/** A page may have broken the very methods of lists. What cannot be undone passes calls through. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Nothing of the recorder may reach the page.
  }
}

function probeNamed(name: ProbeName, actions: LazyActionsOptions): Probe {
  switch (name) {
    case 'fetch':
      return observeFetch;
    case 'xhr':
      return observeXhr;
    case 'beacon':
      return observeBeacon;
    case 'eventSource':
      return observeEventSource;
    case 'webSocket':
      return observeWebSocket;
    case 'storage':
      return observeStorage;
    case 'console':
      return observeConsole;
    case 'errors':
      return observeErrors;
    case 'navigation':
      return observeNavigation;
    case 'actions':
      return createLazyActionsProbe(actions);
  }
}
