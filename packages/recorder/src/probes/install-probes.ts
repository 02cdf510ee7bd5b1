import { createLazyActionsProbe, type LazyActionsOptions } from './lazy-actions.js';
import { PAGE_PROBES } from './page-probes.js';
import { type Probe, type WantedProbes, wantedProbes } from './probe.js';
import { type InstalledProbes, runProbes, type RunProbesOptions } from './run-probes.js';

export type { InstalledProbes } from './run-probes.js';

export interface InstallOptions extends Omit<RunProbesOptions, 'probes'> {
  probes?: WantedProbes | undefined;
  actions: LazyActionsOptions;
}

/** Installs the selected probes in the page that runs this code. */
export function installProbes({ probes, actions, ...options }: InstallOptions): InstalledProbes {
  const all = { ...PAGE_PROBES, actions: createLazyActionsProbe(actions) };
  const wanted = wantedProbes(probes).map((name): [string, Probe] => [name, all[name]]);
  return runProbes({ ...options, probes: Object.fromEntries(wanted) });
}
