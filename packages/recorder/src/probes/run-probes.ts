import { createPatches } from './patches.js';
import { PROBE_NAMES, type Probe, type ProbeContext, type ProbeName } from './probe.js';

export interface RunProbesOptions extends Omit<ProbeContext, 'attempt' | 'onEvent' | 'onFlush' | 'patches'> {
  /** Probes to install, by name. */
  probes: Partial<Record<ProbeName, Probe>>;
}

export interface InstalledProbes {
  /** Probes that the caller disabled, and those that failed. */
  readonly off: readonly ProbeName[];
  /** Emits unfinished events, such as responses whose body has not been read. */
  flush: () => void;
  /** Restores every global. */
  uninstall: () => void;
}

/** Installs probes. A probe that fails disables itself and leaves a `recorder_gap`; the others continue. */
export function runProbes(options: RunProbesOptions): InstalledProbes {
  const { window, primordials, probes } = options;
  const off: ProbeName[] = PROBE_NAMES.filter((name) => !probes[name]);
  const afterEvent: (() => void)[] = [];
  const flushes: (() => void)[] = [];
  const uninstalls: (() => void)[] = [];

  for (const name of PROBE_NAMES) {
    const probe = probes[name];
    if (probe) install(name, probe);
  }

  function install(name: ProbeName, probe: Probe) {
    let isOff = false;
    let uninstall: (() => void) | undefined;
    const patches = createPatches(primordials);

    function stop() {
      isOff = true;
      ignoreErrors(patches.restore);
      if (uninstall) ignoreErrors(uninstall);
    }

    function fail() {
      if (isOff) return;
      stop();
      off.push(name);
      const gap = { reason: 'probe_failed', probe: name } as const;
      try {
        options.emit({ type: 'recorder_gap', at: options.now(), recorder_gap_data: gap });
      } catch {
        // Without a working sink, it cannot be reported.
      }
    }

    function attempt<Result>(run: () => Result): Result | undefined {
      if (isOff) return undefined;
      try {
        return run();
      } catch {
        ignoreErrors(fail);
        return undefined;
      }
    }

    const context: ProbeContext = {
      ...options,
      emit(event) {
        options.emit({ ...event, page_url: event.page_url ?? window.location.href });
        runAll(afterEvent);
      },
      patches,
      attempt,
      onEvent: (run) => afterEvent.push(() => attempt(run)),
      onFlush: (run) => flushes.push(() => attempt(run)),
    };
    attempt(() => {
      uninstall = probe(context);
    });
    uninstalls.push(stop);
  }

  const flush = () => runAll(flushes);
  primordials.listen(window, 'pagehide', flush, true);
  return {
    off,
    flush,
    uninstall() {
      flush();
      primordials.unlisten(window, 'pagehide', flush, true);
      // In reverse order, because each may wrap an earlier one.
      for (let index = uninstalls.length - 1; index >= 0; index -= 1) uninstalls[index]?.();
    },
  };
}

/** Calls functions without array iterators, which a page may have broken. */
function runAll(functions: readonly (() => void)[]): void {
  for (let index = 0; index < functions.length; index += 1) functions[index]?.();
}

/** Ignores errors, because a page may have broken the methods of arrays. Patches that cannot be undone pass calls through. */
function ignoreErrors(run: () => void): void {
  try {
    run();
  } catch {
    // Errors of the recorder must not reach the page.
  }
}
